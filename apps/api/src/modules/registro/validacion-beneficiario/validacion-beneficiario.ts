import type { validacionBeneficiario, validacionDelTitular } from '@sgpa/contract/v2/validacion-beneficiario';
import { TEXTO_FALLECIDA, TEXTO_IDENTIDAD } from '@sgpa/domain/errors/textos';
import { ESTADO_ASEGURADO, ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import type { z } from 'zod';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion, momentoDe, type Operacion } from '../../../operacion.ts';
import { cubiertos } from '../../afiliacion/conyuge.queries.ts';
import { auditar } from '../../auditoria/auditoria.queries.ts';
import { delRegistro, preguntarFuera, validarPersona } from '../validacion.ts';
import {
  conyugesDelDocumento,
  type Donde,
  delDocumento,
  elegirTitular,
  juzgarBeneficiario,
  NADIE,
  type TitularBuscado,
  type TitularHallado,
} from './titular.ts';

const SIN_TITULAR = { detalle: [], impedimento: null, conyuge: null };
const TITULAR_ENCONTRADO = 'Se encontró al titular con cobertura vigente.';

/** Whoever is asked for, found or not, leaves a row in the audit trail. */
const auditarTitular = (op: Operacion, buscado: TitularBuscado, hallado: TitularHallado): void =>
  auditar(op, {
    accion: 'validacion-beneficiario',
    recurso: 'persona',
    idRecurso: buscado.numero_documento_titular,
    despues: { codigo: codigoDe(hallado) },
  });

async function hallar(op: Operacion, buscado: TitularBuscado, donde: Donde): Promise<TitularHallado> {
  const filas = await delDocumento(op.trx, buscado, donde).execute();
  const hallado = elegirTitular(filas, op.hoy);
  auditarTitular(op, buscado, hallado);
  return hallado;
}

function codigoDe({ detalle, impide }: TitularHallado) {
  if (detalle.length > 0) return ESTADO_RESPUESTA.COINCIDE;
  return impide === null ? ESTADO_RESPUESTA.NO_ENCONTRADO : ESTADO_ASEGURADO.NO_CUBIERTO;
}

/** Looks up the holder (document 2 §2 Holder lookup before beneficiary validation). */
export async function buscarTitular(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  { codigo_entidad = null, data: pedidos }: z.infer<typeof validacionDelTitular.request.body>,
): Promise<z.infer<typeof validacionDelTitular.response>> {
  const [buscado] = pedidos;
  const donde = { codigoEntidad: codigo_entidad, idEnteGestor: null };
  const hallado = buscado ? await enOperacion(deps, contexto, (op) => hallar(op, buscado, donde)) : NADIE;
  const codigo = codigoDe(hallado);
  const { detalle: data, impide } = hallado;
  if (impide !== null) return { codigo, mensaje: impide, data };
  return { codigo, mensaje: data.length > 0 ? TITULAR_ENCONTRADO : TEXTO_IDENTIDAD.NO_ENCONTRADO, data };
}

type Validada = z.infer<typeof validacionBeneficiario.response>['data'][number];
type Item = z.infer<typeof validacionBeneficiario.request.body>['data'][number];

async function validarUno(
  deps: Deps,
  contexto: Contexto,
  { numero_documento_titular, fecha_nacimiento_titular, parentesco_titular, ...pedido }: Omit<Item, 'codigo_entidad'>,
  donde: Donde,
): Promise<Validada> {
  const momento = momentoDe(deps.clock);
  const { hoy } = momento;
  const fuera = await preguntarFuera(deps, contexto, pedido, hoy);
  const buscado =
    numero_documento_titular === undefined ? null : { numero_documento_titular, fecha_nacimiento_titular };
  const validar = async (op: Operacion): Promise<Validada> => {
    const { trx } = op;
    const [respondido, delTitular, conyuges] = await Promise.all([
      delRegistro(trx, fuera, contexto),
      buscado ? delDocumento(trx, buscado, donde).execute() : [],
      buscado ? conyugesDelDocumento(trx, buscado).execute() : [],
    ]);
    const persona = validarPersona(op, fuera, respondido, 'validacion-beneficiario');
    if (buscado === null) return { ...persona, estado_titular: SIN_TITULAR };
    const hallado = elegirTitular(delTitular, hoy);
    auditarTitular(op, buscado, hallado);
    const quien = { ...persona, fecha_nacimiento: persona.fecha_nacimiento || null, parentesco_titular };
    const { impedimento, conyuge } = juzgarBeneficiario(
      hallado,
      cubiertos(conyuges, hoy),
      respondido.filas,
      quien,
      hoy,
    );
    const muerte = persona.defuncion_registrada === null ? null : TEXTO_FALLECIDA;
    const estado_titular = { detalle: hallado.detalle, impedimento: impedimento ?? muerte, conyuge };
    return { ...persona, estado_titular };
  };
  return enOperacion(deps, contexto, validar, { momento });
}

/** Validates a future beneficiary as a holder is validated (acuerdos §8), and the holder besides. */
export async function validarBeneficiario(
  deps: Deps,
  contexto: Contexto,
  {
    codigo_entidad: delSobre = null,
    id_ente_gestor: idEnteGestor = null,
    data,
  }: z.infer<typeof validacionBeneficiario.request.body>,
): Promise<z.infer<typeof validacionBeneficiario.response>> {
  const validar = ({ codigo_entidad = delSobre, ...item }: Item) =>
    validarUno(deps, contexto, item, { codigoEntidad: codigo_entidad, idEnteGestor });
  return { data: await Promise.all(data.map(validar)) };
}
