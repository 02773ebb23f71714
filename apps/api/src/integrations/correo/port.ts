export interface Carta {
  para: string;
  asunto: string;
  texto: string;
}

export interface Correo {
  /** Resolves when the server took it. @throws when it did not, or did not answer in time. */
  enviar(carta: Carta): Promise<void>;
}
