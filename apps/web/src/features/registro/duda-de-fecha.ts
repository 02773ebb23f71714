import type { PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { dudaDeComienzo } from '@sgpa/domain/titular/fecha-plausible';
import { leerTipoAsegurado } from '@sgpa/domain/titular/tipo-asegurado';
import { leerFecha } from '../../lib/escrito.ts';
import { hoy } from '../../lib/reloj.ts';

/** Says what makes the written first day doubtful (acuerdos §12 'Plausible dates'); null where nothing does. */
export function dudaDe(
  { tipo_asegurado, fecha_inicio }: { tipo_asegurado: string; fecha_inicio: string },
  { fecha_nacimiento }: Pick<PersonaValidada, 'fecha_nacimiento'>,
): string | null {
  const fecha_afiliacion = leerFecha(fecha_inicio);
  if (fecha_afiliacion === null) return null;
  const nacimiento = fecha_nacimiento === '' ? null : fecha_nacimiento;
  return dudaDeComienzo({ tipo: leerTipoAsegurado(tipo_asegurado), fecha_afiliacion, nacimiento, hoy: hoy() });
}
