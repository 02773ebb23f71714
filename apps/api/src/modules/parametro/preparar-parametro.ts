import type { DatosDeParametro } from '@sgpa/contract/shared/parametro';
import { nombreConEdad } from '@sgpa/domain/cobertura/edad';
import type { DetalleDeCampo } from '@sgpa/domain/errors/catalogo';
import { comoProblemasDeCampos, Rechazo } from '@sgpa/domain/errors/rechazo';
import { limpiarCodigo, limpiarNombreDe, revisarParametro } from '@sgpa/domain/parametro/datos-parametro';
import type { Lista } from '@sgpa/domain/parametro/listas';
import { buscarDepartamento, resolverLugar } from '../catalogo/listas.ts';
import type { ListasDelDia } from '../catalogo/vigencia.ts';
import type { FilaJson } from './parametro.queries.ts';

const limpio = (texto: string | null | undefined): string => texto?.trim().replace(/\s+/g, ' ') ?? '';
const comoTexto = (numero: number | null | undefined): string => (numero ? String(numero) : '');
const NO_EXISTE = 'El valor no existe en la lista.';

/** The municipality must be of the department. */
async function problemasDeLugar(
  { db }: ListasDelDia,
  lista: Lista,
  { idDepartamento, codigoMunicipio }: DatosDeParametro,
): Promise<DetalleDeCampo[]> {
  if (lista !== 'ENTE_GESTOR' && lista !== 'ESTABLECIMIENTO') return [];
  const departamento = comoTexto(idDepartamento);
  if ((await buscarDepartamento(db, departamento)) === null) return [{ campo: 'idDepartamento', mensaje: NO_EXISTE }];
  if (lista === 'ENTE_GESTOR') return [];
  const lugar = await resolverLugar(db, departamento, codigoMunicipio);
  if (lugar.codigoMunicipio !== null) return [];
  return [{ campo: 'codigoMunicipio', mensaje: 'El municipio no es del departamento elegido.' }];
}

export async function exigirDatos(listas: ListasDelDia, lista: Lista, pedido: DatosDeParametro, esNuevo: boolean) {
  const campos = {
    ...pedido,
    tipoCodigo: comoTexto(pedido.tipoCodigo),
    idEnteGestor: comoTexto(pedido.idEnteGestor),
    idDepartamento: comoTexto(pedido.idDepartamento),
    edad: comoTexto(pedido.edad),
  };
  const deForma = comoProblemasDeCampos(revisarParametro(lista, campos, { hoy: listas.hoy, esNuevo }));
  const problemas = deForma.length > 0 ? deForma : await problemasDeLugar(listas, lista, pedido);
  if (problemas.length > 0) throw new Rechazo('SOLICITUD_INVALIDA', {}, problemas);
}

export function columnasComunes(lista: Lista, pedido: DatosDeParametro): FilaJson {
  const { idDepartamento = null, codigoMunicipio = null, vigenteDesde = null } = pedido;
  const comunes = { nombre: limpiarNombreDe(lista, pedido.nombre), vigente_desde: vigenteDesde };
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
