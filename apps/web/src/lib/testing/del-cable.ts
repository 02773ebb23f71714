/**
 * Gives an answer as it came, also with a code that no contract knows (a server of another version): screens must bear
 * it.
 */
export const delCable = <T>(respuesta: unknown): T => JSON.parse(JSON.stringify(respuesta));
