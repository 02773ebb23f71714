import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/respuestas';
import type { PedidoBeneficiario } from '@sgpa/contract/v2/registro-beneficiario';
import { AppError } from '@sgpa/domain/errors/app-error';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Contexto } from '../../../contexto.ts';
import type { Trx } from '../../../db/pool.ts';
import type { Deps } from '../../../deps.ts';
import type { PersonaSegip } from '../../../integrations/segip/port.ts';
import { tomar } from '../../afiliacion/hallar.ts';
import type { Intencion } from '../../idempotencia/idempotencia.service.ts';
import { escribirAlta } from '../alta.ts';
import { guardarRegistro } from '../registro.service.ts';
import { type BeneficiarioPreparado, exigirCobertura, hechosJuntoA, prepararBeneficiario } from './preparar.ts';

/** The holder is held, so that a baja either sees the new beneficiary or was seen here. */
async function escribir(
  trx: Trx,
  contexto: Contexto,
  ahora: Date,
  { titular: visto, fechaAfiliacion, ...preparado }: BeneficiarioPreparado,
  persona: PersonaSegip,
): Promise<RespuestaAlmacenamiento> {
  const hoy = hoyEnLaPaz(ahora);
  const completar = async () => {
    const titular = await tomar(trx, visto);
    exigirCobertura(titular, hoy);
    const hechos = hechosJuntoA(titular, fechaAfiliacion, hoy);
    const id_motivo_baja = hechos.fecha_baja === null ? null : titular.id_motivo_baja;
    return { ...preparado, hechos, resto: { ...preparado.resto, id_motivo_baja } };
  };
  const { respuesta } = await escribirAlta(trx, contexto, ahora, completar, persona);
  return respuesta;
}

/** Saves a beneficiary of a covered holder, with the holder's employer and insured type (document 2 §3, §4). */
export function registrarBeneficiario(
  deps: Pick<Deps, 'db' | 'clock' | 'segip'>,
  contexto: Contexto,
  pedido: PedidoBeneficiario,
  intencion: Intencion | null,
): Promise<RespuestaAlmacenamiento> {
  const [item] = pedido.data;
  if (!item) throw new AppError('SOLICITUD_INVALIDA');
  return guardarRegistro(deps, contexto, intencion, {
    persona: item.beneficiario,
    admiteFallecidos: false,
    preparar: (ahora) => prepararBeneficiario(deps, contexto, pedido, hoyEnLaPaz(ahora)),
    escribir: (trx, ahora, preparado, persona) => escribir(trx, contexto, ahora, preparado, persona),
  });
}
