import type { ItemBeneficiario, PedidoBeneficiario } from '@sgpa/contract/v2/registro-beneficiario';
import { revisarFechaJuntoAlTitular } from '@sgpa/domain/beneficiario/fecha-titular';
import { esElTitular, revisarParentescoJunto } from '@sgpa/domain/beneficiario/quien-puede';
import { revisarPaso3Beneficiario } from '@sgpa/domain/beneficiario/registro-beneficiario';
import { impideBeneficiarios } from '@sgpa/domain/beneficiario/titular';
import { type Condicion, finPorEdad, revisarEdad } from '@sgpa/domain/cobertura/edad';
import { registrarBeneficiario as nacer } from '@sgpa/domain/cobertura/registro';
import type { DetalleDeCampo } from '@sgpa/domain/errors/catalogo';
import { comoProblemasDeCampos, Rechazo } from '@sgpa/domain/errors/rechazo';
import { type DocumentoUnido, separarDocumento } from '@sgpa/domain/shared/documento';
import { diaDe, type FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdPersona } from '@sgpa/domain/shared/ids';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion, type Momento, type Operacion } from '../../../operacion.ts';
import { type CondicionPreparada, edadesDe, prepararCondicion } from '../../afiliacion/condicion.ts';
import { beneficiariosDeUnoSolo, cubiertos } from '../../afiliacion/conyuge.queries.ts';
import { resolverDelEnte, resolverParentesco } from '../../afiliacion/datos-del-formulario.ts';
import { hallarTitular } from '../../afiliacion/hallar.ts';
import { exigirEnteVigente } from '../../catalogo/vigencia.ts';
import { resolverContacto } from '../../persona/contacto.ts';
import { prepararFoto } from '../../persona/foto.ts';
import type { Alta } from '../preparar-alta.ts';

type Titular = Awaited<ReturnType<typeof hallarTitular>>;

/** Every code of a prepared registration was found; its facts are known once the holder is locked. */
export interface BeneficiarioPreparado extends Omit<Alta, 'hechos'> {
  fechaAfiliacion: FechaCivil;
  titular: Titular;
  /** The kin comes by name or code. */
  parentesco: string;
  nacimiento: FechaCivil;
  nacimientoTitular: FechaCivil;
  condicion: CondicionPreparada | null;
  /** The kin's code comes with the ages of every kin. */
  edad: Awaited<ReturnType<typeof edadesDe>>;
}

export function exigirCobertura(titular: Titular, hoy: FechaCivil): void {
  const impide = impideBeneficiarios(titular, hoy);
  if (impide !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon: impide });
}

/** Gives the facts that decide until which age the right lasts with this condition. */
export const dependiente = (
  { edad, nacimiento }: Pick<BeneficiarioPreparado, 'edad' | 'nacimiento'>,
  condicion: Condicion | null,
) => ({
  parentesco: edad.parentesco,
  fecha_nacimiento: nacimiento,
  condicion: condicion?.condicion ?? null,
  condicion_hasta: condicion?.condicion_hasta ?? null,
});

/** Gives the facts beside the holder's: a baja of the holder is the beneficiary's too. */
export function hechosJuntoA(titular: Titular, preparado: BeneficiarioPreparado, hoy: FechaCivil): Alta['hechos'] {
  const quien = dependiente(preparado, preparado.condicion);
  const pasada = revisarEdad(quien, preparado.edad.edades, hoy);
  if (pasada !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon: pasada.texto });
  const alta = nacer(titular, preparado.fechaAfiliacion, hoy, finPorEdad(quien, preparado.edad.edades));
  if (!alta.ok) throw new Rechazo('REGLA_INCUMPLIDA', { razon: alta.texto });
  return alta.hechos;
}

function revisarFormulario(
  { afiliacion, beneficiario }: ItemBeneficiario,
  titular: Titular,
  fechaAfiliacion: FechaCivil,
  hoy: FechaCivil,
): DetalleDeCampo[] {
  const { parentesco_titular } = afiliacion;
  const revisados = revisarPaso3Beneficiario(
    { ...beneficiario, fecha_inicio: fechaAfiliacion, parentesco_titular },
    { hoy, nacimiento: beneficiario.fecha_nacimiento },
  );
  const problemas = comoProblemasDeCampos(revisados);
  const junto = revisarFechaJuntoAlTitular(fechaAfiliacion, titular.fecha_afiliacion);
  if (junto !== null && !('fecha_inicio' in revisados)) problemas.push({ campo: 'fecha_inicio', mensaje: junto.texto });
  return problemas;
}

/** Turns a joined document and a birth date into the wire's fields. */
const quienEs = (numero: DocumentoUnido, fecha_nacimiento: FechaCivil) => {
  const { numero: numero_documento, complemento: complemento_documento } = separarDocumento(numero);
  return { numero_documento, complemento_documento, fecha_nacimiento };
};

/** Checks the kin against the holder and the spouse that the holder has; `idPersona` is the future beneficiary. */
export async function exigirParentesco(
  { trx, hoy }: Operacion,
  { titular, parentesco, nacimiento, nacimientoTitular }: BeneficiarioPreparado,
  idPersona: IdPersona,
): Promise<void> {
  const conyuges = cubiertos(await beneficiariosDeUnoSolo(trx, titular.id_persona).execute(), hoy);
  const otros = conyuges.filter((c) => c.id_persona !== idPersona);
  const junto = { fecha_nacimiento: nacimientoTitular, conyuge: otros[0]?.parentesco ?? null };
  const problema = revisarParentescoJunto(parentesco, nacimiento, junto);
  if (problema !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon: problema.texto });
}

export async function prepararBeneficiario(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  { codigo_entidad, id_ente_gestor, data: [item] }: PedidoBeneficiario,
  momento: Momento,
): Promise<BeneficiarioPreparado> {
  const { db } = deps;
  const { hoy } = momento;
  const { afiliacion, beneficiario } = item;
  const { numero_documento_titular, fecha_nacimiento_titular } = item.titular;
  const clave = { numero_documento: numero_documento_titular, fecha_nacimiento: fecha_nacimiento_titular };
  const titular = await enOperacion(deps, contexto, (op) =>
    hallarTitular(op, { ...clave, codigo_entidad, id_ente_gestor }),
  );
  exigirCobertura(titular, hoy);
  const persona = quienEs(beneficiario.numero_documento, beneficiario.fecha_nacimiento);
  if (esElTitular(persona, quienEs(numero_documento_titular, fecha_nacimiento_titular)))
    throw new Rechazo('TITULAR_DE_SI_MISMO');

  const fechaAfiliacion = diaDe(afiliacion.fecha_inicio);
  const problemas = revisarFormulario(item, titular, fechaAfiliacion, hoy);
  const listas = { db, hoy };
  await exigirEnteVigente(listas, titular.id_ente_gestor);
  const ficha = await resolverContacto(listas, 'beneficiario', beneficiario, problemas);
  const delEnte = await resolverDelEnte(listas, titular.id_ente_gestor, afiliacion, problemas);
  const id_parentesco = await resolverParentesco(listas, afiliacion.parentesco_titular, problemas);
  const condicion = await prepararCondicion(afiliacion, hoy, problemas);
  if (problemas.length > 0 || id_parentesco === null) throw new Rechazo('SOLICITUD_INVALIDA', {}, problemas);
  return {
    accion: 'registro-beneficiario',
    idEnteGestor: titular.id_ente_gestor,
    idEntidad: titular.id_entidad,
    idTipoAsegurado: titular.id_tipo_asegurado,
    idPersonaTitular: titular.id_persona,
    ficha: { ...ficha, foto: await prepararFoto(beneficiario.foto_persona) },
    fotoInicial: null,
    resto: {
      ...delEnte,
      id_titular: titular.id,
      id_parentesco,
      condicion: condicion?.condicion ?? null,
      condicion_hasta: condicion?.condicion_hasta ?? null,
    },
    fechaAfiliacion,
    titular,
    parentesco: afiliacion.parentesco_titular,
    nacimiento: beneficiario.fecha_nacimiento,
    nacimientoTitular: fecha_nacimiento_titular,
    condicion,
    edad: await edadesDe(db, id_parentesco),
  };
}
