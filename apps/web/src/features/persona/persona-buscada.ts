/** A screen looks for this person, while it is typed. */
export interface PersonaBuscada {
  numero: string;
  complemento: string;
  /** The birth date is DD/MM/YYYY when whole. */
  nacimiento: string;
}

export const NADIE: PersonaBuscada = { numero: '', complemento: '', nacimiento: '' };
