import type { DatosDeParametro } from '@sgpa/contract/shared/parametro';
import { nombreConEdad } from '@sgpa/domain/cobertura/edad';
import type { ProblemaCampo } from '@sgpa/domain/errors/catalogo';
import { comoProblemasDeCampos } from '@sgpa/domain/errors/problemas-de-campos';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { limpiarCodigo, limpiarNombre, revisarParametro } from '@sgpa/domain/parametro/datos-parametro';
import type { Lista } from '@sgpa/domain/parametro/listas';
import { armarCodigoEntidad, TIPOS_CODIGO_MANUAL } from '@sgpa/domain/shared/codigo-entidad';
import { hoyEnLaPaz, leerFechaEscrita } from '@sgpa/domain/shared/fecha-civil';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import type { Deps } from '../../deps.ts';
import { buscarDepartamento, resolverLugar } from '../catalogo/lugares.ts';
import { exigirEnteVigente } from '../catalogo/vigencia.ts';
import type { FilaJson } from './parametro.queries.ts';

type PreparadoDeps = Pick<Deps, 'db' | 'clock'>;

const limpio = (texto: string | null | undefined): string => texto?.trim().replace(/\s+/g, ' ') ?? '';
const comoTexto = (numero: number | null | undefined): string => (numero ? String(numero) : '');
const NO_EXISTE = 'El valor no existe en la lista.';

/** The municipality must be of the department. */
async function problemasDeLugar(
  { db }: PreparadoDeps,
  lista: Lista,
  { idDepartamento, codigoMunicipio }: DatosDeParametro,
): Promise<ProblemaCampo[]> {
  if (lista !== 'ENTE_GESTOR' && lista !== 'ESTABLECIMIENTO') return [];
  const departamento = comoTexto(idDepartamento);
  if ((await buscarDepartamento(db, departamento)) === null) return [{ campo: 'idDepartamento', mensaje: NO_EXISTE }];
  if (lista === 'ENTE_GESTOR') return [];
  const lugar = await resolverLugar(db, departamento, codigoMunicipio);
  if (lugar.codigoMunicipio !== null) return [];
  return [{ campo: 'codigoMunicipio', mensaje: 'El municipio no es del departamento elegido.' }];
}

async function exigirDatos(
  deps: PreparadoDeps,
  lista: Lista,
  pedido: DatosDeParametro,
  esNuevo: boolean,
): Promise<void> {
  const campos = {
    ...pedido,
    tipoCodigo: comoTexto(pedido.tipoCodigo),
    idEnteGestor: comoTexto(pedido.idEnteGestor),
    idDepartamento: comoTexto(pedido.idDepartamento),
    edad: comoTexto(pedido.edad),
  };
  const hoy = hoyEnLaPaz(deps.clock.ahora());
  const deForma = comoProblemasDeCampos(revisarParametro(lista, campos, { hoy, esNuevo }));
  const problemas = deForma.length > 0 ? deForma : await problemasDeLugar(deps, lista, pedido);
  if (problemas.length > 0) throw new Rechazo('SOLICITUD_INVALIDA', {}, problemas);
}

export async function prepararCambiosDeParametro(
  deps: PreparadoDeps,
  lista: Lista,
  pedido: DatosDeParametro,
): Promise<FilaJson> {
  await exigirDatos(deps, lista, pedido, false);
  return columnasComunes(lista, pedido);
}

function columnasComunes(lista: Lista, pedido: DatosDeParametro): FilaJson {
  const { idDepartamento = null, codigoMunicipio = null, vigenteDesde = null } = pedido;
  const comunes = { nombre: limpiarNombre(lista, pedido.nombre), vigente_desde: vigenteDesde };
  switch (lista) {
    case 'ENTE_GESTOR':
      return { ...comunes, id_departamento: idDepartamento };
    case 'ESTABLECIMIENTO':
      return {
        ...comunes,
        id_departamento: idDepartamento,
        codigo_municipio: codigoMunicipio,
        nivel: limpio(pedido.nivel),
        red: limpio(pedido.red),
        tipo: limpio(pedido.tipo),
      };
    case 'EDAD':
      return {
        nombre: nombreConEdad(limpiarCodigo(pedido.codigo)),
        norma: limpio(pedido.norma),
        vigente_desde: vigenteDesde,
      };
    case 'FERIADO':
      return { nombre: comunes.nombre, norma: limpio(pedido.norma) };
    default:
      return comunes;
  }
}

function columnasDelAlta(lista: Lista, pedido: DatosDeParametro): FilaJson {
  const codigo = limpiarCodigo(pedido.codigo);
  switch (lista) {
    case 'EMPLEADOR': {
      const tipo =
        TIPOS_CODIGO_MANUAL.find((uno) => uno.tipo === pedido.tipoCodigo)?.tipo ?? TIPOS_CODIGO_MANUAL[0].tipo;
      return { codigo: armarCodigoEntidad(tipo, codigo), tipo_codigo: tipo, numero: codigo };
    }
    case 'ENTE_GESTOR':
      return { sigla: codigo, tipo: pedido.tipo ?? null };
    case 'ESTABLECIMIENTO':
      return { codigo_rues: codigo, id_ente_gestor: pedido.idEnteGestor ?? null };
    case 'FERIADO':
      return { fecha: leerFechaEscrita(codigo) };
    case 'EDAD':
      return { codigo, edad: pedido.edad ?? null };
    default:
      return { codigo, sigla: limpiarCodigo(pedido.sigla) || codigo };
  }
}

export async function prepararAltaDeParametro(
  deps: PreparadoDeps,
  lista: Lista,
  pedido: DatosDeParametro,
): Promise<FilaJson> {
  await exigirDatos(deps, lista, pedido, true);
  if (lista === 'ESTABLECIMIENTO')
    await exigirEnteVigente(
      { db: deps.db, hoy: hoyEnLaPaz(deps.clock.ahora()) },
      pedido.idEnteGestor ?? idEnteGestor(0),
    );
  return { ...columnasComunes(lista, pedido), ...columnasDelAlta(lista, pedido) };
}
