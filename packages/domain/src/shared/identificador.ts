/** The wire takes numbers up to these: as much as their columns hold, which a test compares. */

/** Ids of rows of a list or catalogue, and versions, are no larger. */
export const MAX_ID = 2_147_483_647;

/** Ids of managing entities, and codes of an employer's kind, are no larger. */
export const MAX_ID_ENTE = 32_767;
