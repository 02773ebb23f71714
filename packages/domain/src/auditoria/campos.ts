import { NOMBRES_DE_HECHOS } from '../asegurado/historia.ts';

/** These fields of the trail have no name elsewhere. */
const OTROS: Readonly<Record<string, string>> = {
  afiliaciones: 'Afiliaciones mostradas',
  novedades: 'Novedades mostradas',
  codigo: 'Código de respuesta',
  detalle: 'Detalle',
  decision: 'Decisión',
  estado: 'Estado',
  estados: 'Estados',
  fallecido: 'Fallecido',
  fallos: 'Intentos fallidos',
  fecha_defuncion: 'Fecha de defunción',
  defuncion_confirmada_por: 'Defunción confirmada por',
  fuente: 'Fuente',
  numeroDocumento: 'Número de documento',
  persona: 'Persona',
  registros: 'Registros',
  resultado: 'Resultado',
  secuencial: 'Número del certificado',
  total: 'Total',
};

/** Without a given name, `numero_documento` and `numeroDocumento` are both read 'Numero documento'. */
export function nombreDeCampo(campo: string): string {
  const dado = NOMBRES_DE_HECHOS[campo] ?? OTROS[campo];
  if (dado !== undefined) return dado;
  const palabras = campo
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return palabras.charAt(0).toUpperCase() + palabras.slice(1);
}
