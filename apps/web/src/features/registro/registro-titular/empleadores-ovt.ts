import type { FuentePago } from '@sgpa/contract/v2/validacion-titular';
import { type SugerenciaAfiliacion, sugerirAfiliacion } from '@sgpa/domain/titular/tipo-asegurado';

export interface EmpleadorDeclarado {
  sugerencia: SugerenciaAfiliacion;
  razonSocial: string;
}

/** Lists the employers that declared the person, once each (a payroll repeats them every month). */
export function empleadoresDeclarados(ovt: readonly FuentePago[]): EmpleadorDeclarado[] {
  const porCodigo = new Map<string, EmpleadorDeclarado>();
  for (const fila of ovt) {
    const sugerencia = sugerirAfiliacion({ ovt: [fila], esRentista: false });
    if (sugerencia === null) continue;
    const clave = `${sugerencia.tipoCodigo}-${sugerencia.numero}`;
    if (!porCodigo.has(clave)) porCodigo.set(clave, { sugerencia, razonSocial: fila.razon_social ?? '' });
  }
  return [...porCodigo.values()];
}
