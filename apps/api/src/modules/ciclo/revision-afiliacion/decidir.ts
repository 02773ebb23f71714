import type { revisionAfiliacion } from '@sgpa/contract/v1/revision-afiliacion';
import { aplicarAccion } from '@sgpa/domain/cobertura/acciones';
import { estaCubierto, type HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { efectoEnBeneficiario } from '@sgpa/domain/cobertura/efecto-beneficiarios';
import { MOTIVO_DEFUNCION } from '@sgpa/domain/cobertura/motivos-baja';
import type { DecisionRevision } from '@sgpa/domain/cobertura/revision-afiliacion';
import type { Resultado } from '@sgpa/domain/cobertura/transicion';
import { textoDe } from '@sgpa/domain/errors/rechazo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { z } from 'zod';
import type { Afiliacion } from '../../afiliacion/afiliacion.queries.ts';
import type { Efecto } from '../../afiliacion/cambios.ts';

export type PedidoRevision = z.output<typeof revisionAfiliacion.request.body>;

/** A review looks at the affiliation, its holder if it has one, its beneficiaries, and whether the person died. */
export interface Revisada {
  fila: Afiliacion;
  titular: Afiliacion | null;
  beneficiarios: readonly Afiliacion[];
  fallecida: boolean;
}

/** All locked rows come with the review: where it may give something back, all that its entity has of the person. */
export type Tomada = Revisada & { filas: ReadonlyMap<number, Afiliacion> };

export type Decidida = { ok: true; hechos: HechosAfiliacion; beneficiarios: Efecto[] } | { ok: false; texto: string };

export function decidirRevision(revisada: Revisada, decision: DecisionRevision, hoy: FechaCivil): Decidida {
  const { fila, fallecida } = revisada;
  const resultado = segun(revisada, decision, hoy);
  if (!resultado.ok) return resultado;
  const { hechos } = resultado;
  if (decision === 'RESTITUIR' && fallecida && estaCubierto(hechos, hoy))
    return { ok: false, texto: textoDe('PERSONA_FALLECIDA') };
  return { ok: true, hechos, beneficiarios: decision === 'CERRAR' ? terminados(revisada, fila, hoy) : [] };
}

function segun({ fila, titular }: Revisada, decision: DecisionRevision, hoy: FechaCivil): Resultado {
  switch (decision) {
    case 'ABRIR':
      return aplicarAccion(fila, { tipo: 'revision' }, hoy);
    case 'RESTITUIR': {
      const defuncion = titular?.id_motivo_baja === MOTIVO_DEFUNCION;
      return aplicarAccion(fila, { tipo: 'restitucion', titular: titular && { hechos: titular, defuncion } }, hoy);
    }
    case 'CERRAR':
      return aplicarAccion(fila, { tipo: 'cierre', desde: fila.fecha_revision ?? hoy }, hoy);
  }
}

/** A holder's beneficiaries kept their right while nothing was decided; it ends today. */
function terminados({ beneficiarios }: Revisada, fila: Afiliacion, hoy: FechaCivil): Efecto[] {
  const cierre = aplicarAccion(fila, { tipo: 'cierre', desde: hoy }, hoy);
  if (!cierre.ok) return [];
  return beneficiarios.flatMap((beneficiario) => {
    const cambio = { antes: fila, despues: cierre.hechos, defuncion: false };
    const hechos = efectoEnBeneficiario(beneficiario, cambio, hoy);
    return hechos === null ? [] : [{ fila: beneficiario, hechos }];
  });
}
