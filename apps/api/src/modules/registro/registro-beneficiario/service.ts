import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/respuestas';
import type { PedidoBeneficiario } from '@sgpa/contract/v2/registro-beneficiario';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { IdPersona } from '@sgpa/domain/shared/ids';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import type { Operacion } from '../../../operacion.ts';
import { avisarEdadDe } from '../../afiliacion/aviso-edad.ts';
import { guardarCondicion } from '../../afiliacion/condicion.ts';
import { tomar } from '../../afiliacion/hallar.ts';
import type { Intencion } from '../../idempotencia/idempotencia.service.ts';
import type { PersonaReconocida } from '../../persona/una-persona.ts';
import { escribirAlta } from '../escribir-alta.ts';
import { guardarRegistro } from '../registro.service.ts';
import { registrarPasada } from './pasada.ts';
import {
  type BeneficiarioPreparado,
  exigirCobertura,
  exigirParentesco,
  hechosJuntoA,
  prepararBeneficiario,
} from './preparar.ts';

/** The holder is held, so that a baja either sees the new beneficiary or was seen here. */
async function escribir(
  op: Operacion,
  preparado: BeneficiarioPreparado,
  persona: PersonaReconocida,
): Promise<RespuestaAlmacenamiento> {
  const pasada = await registrarPasada(op, preparado, persona);
  if (pasada !== null) return pasada;
  const completar = async (idPersona: IdPersona) => {
    const titular = await tomar(op.trx, preparado.titular);
    exigirCobertura(titular, op.hoy);
    if (idPersona === titular.id_persona) throw new Rechazo('TITULAR_DE_SI_MISMO');
    await exigirParentesco(op, preparado, idPersona);
    const hechos = hechosJuntoA(titular, preparado, op.hoy);
    const id_motivo_baja = hechos.fecha_baja === null ? null : titular.id_motivo_baja;
    return { ...preparado, hechos, resto: { ...preparado.resto, id_motivo_baja } };
  };
  const { respuesta, escrita } = await escribirAlta(op, completar, persona);
  const dueno = { id_persona: escrita.idPersona, id_ente_gestor: preparado.idEnteGestor };
  if (preparado.condicion !== null) await guardarCondicion(op, dueno, preparado.condicion);
  await avisarEdadDe(op, 'registro-beneficiario', escrita.id);
  return respuesta;
}

/** Saves a beneficiary of a covered holder, with the holder's employer and insured type (document 2 §3, §4). */
export const registrarBeneficiario = (
  deps: Pick<Deps, 'db' | 'clock' | 'ingreso' | 'segip'>,
  contexto: Contexto,
  pedido: PedidoBeneficiario,
  intencion: Intencion | null,
): Promise<RespuestaAlmacenamiento> =>
  guardarRegistro(deps, contexto, intencion, {
    persona: pedido.data[0].beneficiario,
    admiteFallecidos: false,
    preparar: (momento) => prepararBeneficiario(deps, contexto, pedido, momento),
    escribir,
  });
