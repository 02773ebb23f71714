/** Where a person is attended, as the form of an affiliation holds it. */
export interface CamposDeEstablecimiento {
  /** Whose establishments are offered. */
  id_ente_gestor: string;
  departamento_afiliacion: string;
  codigo_establecimiento: string;
}
