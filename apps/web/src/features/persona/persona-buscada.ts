/** It is whom a screen looks for, while it is typed. */
export interface PersonaBuscada {
  numero: string;
  complemento: string;
  /** It is DD/MM/YYYY when whole. */
  nacimiento: string;
}

export const NADIE: PersonaBuscada = { numero: '', complemento: '', nacimiento: '' };
