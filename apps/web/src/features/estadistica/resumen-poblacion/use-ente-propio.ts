import { TODOS_LOS_ENTES } from '@sgpa/domain/asegurado/lista-asegurados';
import { useState } from 'react';
import { type Buscado, enTitulo } from './buscado.ts';

/** The managing entity of a card that may choose one of its own: each search of the page sets it anew. */
export function useEntePropio(buscado: Buscado) {
  const [ente, setEnte] = useState(buscado.ente);
  const [contado, setContado] = useState(buscado.ente);
  const [ultimo, setUltimo] = useState(buscado);
  if (buscado !== ultimo) {
    setUltimo(buscado);
    setEnte(buscado.ente);
    setContado(buscado.ente);
  }
  // Beside cards of one managing entity, all of them are said too.
  const enSuTitulo = contado ?? (buscado.ente && TODOS_LOS_ENTES);
  return {
    /** Chosen in its field. */
    ente,
    setEnte,
    filtro: { idEnteGestor: contado?.id ?? null, idEnteEmpleador: buscado.empleador?.id ?? null },
    deQuien: enTitulo({ ...buscado, ente: enSuTitulo }),
    /** Counts those of whom was chosen. */
    contar: () => setContado(ente),
  };
}
