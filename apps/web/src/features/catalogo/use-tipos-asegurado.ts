import { leerTipoAsegurado, nombreTipoAsegurado, TIPOS_ASEGURADO } from '@sgpa/domain/titular/tipo-asegurado';
import { useGrupo } from './use-listas.ts';

/** Gives the types of the list that have a rule; all of them until the list comes. */
export function useTiposAsegurado() {
  const lista = useGrupo('TIPO_ASEGURADO');
  const conocidos = lista.flatMap(({ codigo, nombre }) => leerTipoAsegurado(nombre) ?? leerTipoAsegurado(codigo) ?? []);
  const tipos = conocidos.length > 0 ? conocidos : TIPOS_ASEGURADO.map(({ codigo }) => codigo);
  return tipos.map((tipo) => ({ value: tipo, label: nombreTipoAsegurado(tipo) }));
}
