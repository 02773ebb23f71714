/**
 * Gives an answer as it came, also with a code that no contract knows: screens must bear a server of another version.
 */
export const delCable = <T>(respuesta: unknown): T => JSON.parse(JSON.stringify(respuesta));
