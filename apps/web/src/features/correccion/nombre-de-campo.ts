import { NOMBRE_DE_CAMPO } from '@sgpa/domain/asegurado/nombres-de-campos';

/** As a message has to name them, away from the section that they stand in. */
const ETIQUETAS: Record<string, string> = {
  ...NOMBRE_DE_CAMPO,
  fecha_inicio: NOMBRE_DE_CAMPO.fecha_afiliacion,
  parentesco_titular: NOMBRE_DE_CAMPO.parentesco,
  codigo_establecimiento: NOMBRE_DE_CAMPO.establecimiento,
  condicion: 'Condición',
  condicion_hasta: 'Certificado válido hasta',
  archivo_condicion: 'Certificado',
  tipo_codigo: 'Tipo de código',
  codigo_entidad: 'Código de empleador',
};

export const nombreDeCampo = (campo: string): string => ETIQUETAS[campo] ?? campo;
