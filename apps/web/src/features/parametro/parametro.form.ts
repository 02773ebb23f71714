import type { Cuerpo } from '@sgpa/contract/envios';
import type { Parametro } from '@sgpa/contract/shared/parametro';
import {
  CAMPOS_DE_PARAMETRO,
  type CampoParametro,
  camposDeLista,
  revisarParametro,
} from '@sgpa/domain/parametro/datos-parametro';
import type { Lista } from '@sgpa/domain/parametro/listas';
import { type FechaCivil, leerFechaEscrita, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { textosDe } from '@sgpa/domain/shared/problemas';
import { enTextos, vacios } from '../../lib/textos-de-formulario.ts';
import { mostrarCodigo } from './etiquetas.ts';

export type CamposParametro = Record<CampoParametro, string>;

/** Fills the form from a value, or a new one from the day on which it may begin. */
export const toForm = (valor: Parametro | null, desde: FechaCivil): CamposParametro =>
  valor === null
    ? { ...vacios(CAMPOS_DE_PARAMETRO), vigenteDesde: mostrarFecha(desde) }
    : {
        ...enTextos(CAMPOS_DE_PARAMETRO, valor),
        codigo: mostrarCodigo(valor.codigo),
        vigenteDesde: valor.vigenteDesde === null ? '' : mostrarFecha(valor.vigenteDesde),
      };

const numero = (escrito: string): number | null => (escrito === '' ? null : Number(escrito));

/** Sends only the fields of the list; the date was checked before. */
export function toRequest(lista: Lista, campos: CamposParametro): Cuerpo<'registro-parametro'> {
  const pide = (campo: CampoParametro) => camposDeLista(lista).includes(campo);
  return {
    codigo: (lista === 'FERIADO' && leerFechaEscrita(campos.codigo)) || campos.codigo.trim(),
    ...(pide('nombre') && { nombre: campos.nombre.trim() }),
    vigenteDesde: leerFechaEscrita(campos.vigenteDesde),
    ...(pide('sigla') && { sigla: campos.sigla.trim() }),
    ...(pide('tipoCodigo') && { tipoCodigo: numero(campos.tipoCodigo) }),
    ...(pide('tipo') && { tipo: campos.tipo.trim() }),
    ...(pide('idEnteGestor') && { idEnteGestor: numero(campos.idEnteGestor) }),
    ...(pide('idDepartamento') && { idDepartamento: numero(campos.idDepartamento) }),
    ...(pide('codigoMunicipio') && { codigoMunicipio: campos.codigoMunicipio }),
    ...(pide('nivel') && { nivel: campos.nivel.trim() }),
    ...(pide('red') && { red: campos.red.trim() }),
    ...(pide('norma') && { norma: campos.norma.trim() }),
    ...(pide('edad') && { edad: numero(campos.edad.trim()) }),
  };
}

export const revisar = (lista: Lista, campos: CamposParametro, hoy: FechaCivil, esNuevo: boolean) =>
  textosDe(revisarParametro(lista, campos, { hoy, esNuevo }));
