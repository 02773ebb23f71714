/**
 * What must be there for a deceased holder to be saved, beyond what the form checks while it is filled in
 * (`revisarFallecido`): the record says that somebody died, so the paper that proves it comes with it.
 */
import { type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';
import { revisarRequerido } from './formulario.ts';
import { AVISO_SIN_CERTIFICADO, revisarFallecido } from './formulario-fallecido.ts';
import { type Campos, type Problemas, soloProblemas } from './problemas.ts';

export type CampoDefuncion = 'fecha_defuncion' | 'numero_certificado_defuncion' | 'certificado_defuncion';

/** `afiliacion`: cover cannot begin after the death. */
export function revisarDefuncion(
  datos: Campos<CampoDefuncion>,
  { hoy, nacimiento, afiliacion }: { hoy: FechaCivil; nacimiento?: FechaCivil | null; afiliacion: FechaCivil },
): Problemas<CampoDefuncion> {
  const fecha = datos.fecha_defuncion ?? '';
  const deFormulario = revisarFallecido(
    { fecha_defuncion: fecha },
    { hoy, nacimiento: nacimiento ?? null, sinIdentidad: false },
  );
  return soloProblemas({
    fecha_defuncion:
      revisarRequerido(fecha) ??
      deFormulario.fecha_defuncion ??
      (fecha < afiliacion
        ? `La fecha de defunción no puede ser anterior a la fecha de afiliación (${mostrarFecha(afiliacion)}).`
        : null),
    numero_certificado_defuncion: revisarRequerido(datos.numero_certificado_defuncion),
    certificado_defuncion: revisarRequerido(datos.certificado_defuncion) && AVISO_SIN_CERTIFICADO,
  });
}
