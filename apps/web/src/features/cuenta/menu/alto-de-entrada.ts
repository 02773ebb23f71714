/** So that the longest menu, its group open, is in sight in a window of 1366×768; where a finger chooses, there is more room. */
export const ALTO_DE_ENTRADA = { xs: 0.75, md: 0.25 } as const;
