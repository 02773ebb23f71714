/** The largest numbers that the wire takes: as much as their columns hold, which a test compares. */

/** Rows of a list or catalogue, versions. */
export const MAX_ID = 2_147_483_647;

/** Managing entities, and codes of an employer's kind. */
export const MAX_ID_ENTE = 32_767;
