import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import type { ItemMenu } from '@sgpa/contract/v1/menu';
import { TOPE_POR_NOMBRE } from '@sgpa/domain/asegurado/busqueda';
import { useState } from 'react';
import { mensajeDeError } from '../../lib/error-api.ts';
import { leerSesion } from '../../lib/sesion.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { type Opcion, opcionDePersona, opcionesDeAccion, opcionesDePagina } from './opciones.ts';
import { problemaDelNumero, usePersonas, useRecientes } from './paleta.api.ts';
import { leerRecientes } from './recientes.ts';

const ESPERA = 200;
const formato = new Intl.NumberFormat('es-BO');

export function usePaleta(menu: readonly ItemMenu[], antes: string) {
  const [username] = useState(() => leerSesion()?.username ?? '');
  const [guardados] = useState(() => leerRecientes(username));
  const [texto, setTexto] = useState(antes);
  const [elegida, setElegida] = useState<FilaAsegurado | null>(null);
  const buscado = useDebounced(elegida ? '' : texto, ESPERA);
  const personas = usePersonas(buscado);
  const recientes = useRecientes(guardados);

  const vacio = texto.trim() === '';
  // A text that is not searched for has nothing below it of the text before.
  const sinPedido = vacio || problemaDelNumero(texto) !== undefined;
  const halladas = sinPedido ? [] : (personas.data?.filas ?? []).map((fila) => opcionDePersona(fila, 'Personas'));
  const ultimas = vacio ? (recientes.data ?? []).map((fila) => opcionDePersona(fila, 'Recientes')) : [];
  const opciones: Opcion[] = elegida
    ? opcionesDeAccion(elegida, texto)
    : [...ultimas, ...halladas, ...opcionesDePagina(menu, texto)];
  const buscando = !elegida && (buscado !== texto || personas.isFetching);

  return {
    username,
    texto,
    escribir: setTexto,
    elegida,
    elegir(fila: FilaAsegurado | null) {
      setElegida(fila);
      setTexto('');
    },
    opciones,
    buscando,
    aviso: avisoDe(),
  };

  /** Says what the list of choices does not say by itself. */
  function avisoDe(): string {
    if (elegida) return opciones.length === 0 ? 'No hay una acción con ese nombre para esta persona.' : '';
    if (vacio) return '';
    const problema = problemaDelNumero(texto);
    if (problema !== undefined) return problema;
    if (personas.error) return mensajeDeError(personas.error);
    if (buscando) return 'Buscando…';
    const { mas = 0 } = personas.data ?? {};
    if (mas === null)
      return `Hay más de ${formato.format(TOPE_POR_NOMBRE)} personas con ese nombre: escriba otra palabra.`;
    if (halladas.length > 0 && mas > 0) return `Y ${formato.format(mas)} más: escriba otra palabra para acercarse.`;
    return opciones.length === 0 ? 'Nadie con ese número o nombre, ni una página que se llame así.' : '';
  }
}
