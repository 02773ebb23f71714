/** The state machine reads these facts of a row, to foretell what an action would do. */
import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { finDeCobertura, type HechosAfiliacion, type PorEdad } from '@sgpa/domain/cobertura/cobertura';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import type { Resultado } from '@sgpa/domain/cobertura/transicion';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';

export function hechosDeTitular({ estado }: FilaAsegurado): HechosAfiliacion {
  const { codigo, descripcion: _, ...fechas } = estado;
  return { ...fechas, tipo: 'TITULAR', estado: codigo, fecha_derechohabiente: null };
}

export const hechosDeBeneficiario = (b: BeneficiarioDetalle): HechosAfiliacion & PorEdad => ({
  tipo: 'BENEFICIARIO',
  estado: b.codigo_estado,
  fecha_afiliacion: b.fecha_afiliacion,
  fecha_baja: b.fecha_baja,
  fecha_cesantia: b.fecha_cesantia,
  fecha_ampliacion: b.fecha_ampliacion,
  fecha_derechohabiente: b.fecha_derechohabiente,
  fin_por_edad: b.fin_por_edad,
  condicion: b.condicion,
});

function seVan(antes: HechosAfiliacion, despues: HechosAfiliacion): string {
  const idas = [
    ['la ampliación', antes.fecha_ampliacion, despues.fecha_ampliacion],
    ['la cesantía', antes.fecha_cesantia, despues.fecha_cesantia],
  ] as const;
  const nombres = idas.flatMap(([nombre, era, es]) =>
    era === null || era === es ? [] : [`${nombre} hasta el ${mostrarFecha(era)}`],
  );
  return nombres.length === 0 ? '' : ` Deja sin efecto ${nombres.join(' y ')}.`;
}

/** Tells what the action will bring and take away; null when it would be refused. */
export function anticipar(resultado: Resultado, antes: HechosAfiliacion): string | null {
  if (!resultado.ok) return null;
  const { hechos } = resultado;
  const fin = finDeCobertura(hechos);
  const hasta = fin === null ? '' : `, con cobertura hasta el ${mostrarFecha(fin)}`;
  return `Quedará en estado ${estadoDe(hechos.estado).nombre}${hasta}.${seVan(antes, hechos)}`;
}
