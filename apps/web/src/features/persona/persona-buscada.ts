/** Whom a screen looks for. Half-typed text. */
export interface PersonaBuscada {
  numero: string;
  complemento: string;
  /** DD/MM/YYYY when whole. */
  nacimiento: string;
}

export const NADIE: PersonaBuscada = { numero: '', complemento: '', nacimiento: '' };
