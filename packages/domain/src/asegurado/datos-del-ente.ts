/**
 * What a managing entity writes of an affiliation in words of its own: column, name on the wire and name of the form's
 * field are one. A line here is read, shown in the details and the history, registered and corrected everywhere.
 */
export const TEXTOS_DEL_ENTE = [{ campo: 'matricula', nombre: 'Matrícula', maximo: 40 }] as const;

type Texto = (typeof TEXTOS_DEL_ENTE)[number];
export type CampoDelEnte = Texto['campo'];

export const CAMPOS_DEL_ENTE: readonly CampoDelEnte[] = TEXTOS_DEL_ENTE.map(({ campo }) => campo);

/** A value for each of them, by its name. */
export const porCampoDelEnte = <V>(valor: (texto: Texto) => V): Record<CampoDelEnte, V> =>
  Object.fromEntries(TEXTOS_DEL_ENTE.map((texto) => [texto.campo, valor(texto)])) as Record<CampoDelEnte, V>;
