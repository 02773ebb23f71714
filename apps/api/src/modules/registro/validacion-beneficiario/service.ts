import type { validacionBeneficiario, validacionDelTitular } from '@sgpa/contract/v2/validacion-beneficiario';
import { TEXTO_FALLECIDA, TEXTO_IDENTIDAD } from '@sgpa/domain/errors/textos';
import { ESTADO_ASEGURADO, ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import type { z } from 'zod';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion, type Operacion } from '../../../operacion.ts';
import { auditar } from '../../auditoria/auditoria.service.ts';
import { validarPersona } from '../validacion-titular.service.ts';
import {
  type ClaveTitular,
  type Donde,
  hallarTitular,
  juzgarBeneficiario,
  NADIE,
  type TitularHallado,
} from './titular.ts';

const SIN_TITULAR = { detalle: [], impedimento: null, conyuge: null };
const TITULAR_ENCONTRADO = 'Se encontró al titular con cobertura vigente.';

/** Whoever is asked for, found or not, leaves a row in the audit trail. */
const buscar = (
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  clave: ClaveTitular,
  donde: Donde,
): Promise<TitularHallado> => enOperacion(deps, contexto, (op) => buscarEn(op, clave, donde));

async function buscarEn(op: Operacion, clave: ClaveTitular, donde: Donde): Promise<TitularHallado> {
  const hallado = await hallarTitular(op, clave, donde);
  await auditar(op, {
    accion: 'validacion-beneficiario',
    recurso: 'persona',
    idRecurso: clave.numero_documento_titular,
    despues: { codigo: codigoDe(hallado) },
  });
  return hallado;
}

function codigoDe({ detalle, impide }: TitularHallado) {
  if (detalle.length > 0) return ESTADO_RESPUESTA.COINCIDE;
  return impide === null ? ESTADO_RESPUESTA.NO_ENCONTRADO : ESTADO_ASEGURADO.NO_CUBIERTO;
}

/** Document 2 §2 Holder lookup before beneficiary validation. */
export async function buscarTitular(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  { codigo_entidad = null, data: pedidos }: z.infer<typeof validacionDelTitular.request.body>,
): Promise<z.infer<typeof validacionDelTitular.response>> {
  const [clave] = pedidos;
  const donde = { codigoEntidad: codigo_entidad, idEnteGestor: null };
  const hallado = clave ? await buscar(deps, contexto, clave, donde) : NADIE;
  const codigo = codigoDe(hallado);
  const { detalle: data, impide } = hallado;
  if (impide !== null) return { codigo, mensaje: impide, data };
  return { codigo, mensaje: data.length > 0 ? TITULAR_ENCONTRADO : TEXTO_IDENTIDAD.NO_ENCONTRADO, data };
}

/** The holder's validation (decisions §8) of a person who will be a beneficiary, and of whom. */
export async function validarBeneficiario(
  deps: Pick<Deps, 'db' | 'clock' | 'segip' | 'ovt' | 'senasir' | 'gestora'>,
  contexto: Contexto,
  {
    codigo_entidad: delSobre = null,
    id_ente_gestor: idEnteGestor = null,
    data,
  }: z.infer<typeof validacionBeneficiario.request.body>,
): Promise<z.infer<typeof validacionBeneficiario.response>> {
  const validadas = data.map(async (item) => {
    const { numero_documento_titular, fecha_nacimiento_titular, codigo_entidad, parentesco_titular, ...pedido } = item;
    const persona = await validarPersona(deps, contexto, pedido, 'validacion-beneficiario');
    if (numero_documento_titular === undefined) return { ...persona, estado_titular: SIN_TITULAR };
    const donde = { codigoEntidad: codigo_entidad ?? delSobre, idEnteGestor };
    const clave = { numero_documento_titular, fecha_nacimiento_titular };
    return enOperacion(deps, contexto, async (op) => {
      const hallado = await buscarEn(op, clave, donde);
      const quien = { ...persona, fecha_nacimiento: persona.fecha_nacimiento || null, parentesco_titular };
      const { impedimento, conyuge } = await juzgarBeneficiario(op, hallado, quien);
      const muerte = persona.defuncion_registrada === null ? null : TEXTO_FALLECIDA;
      const estado_titular = { detalle: hallado.detalle, impedimento: impedimento ?? muerte, conyuge };
      return { ...persona, estado_titular };
    });
  });
  return { data: await Promise.all(validadas) };
}
