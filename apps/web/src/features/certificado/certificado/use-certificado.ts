import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { desenlace } from '../../../lib/desenlace.ts';
import { mensajeDeError, mensajeDeFalla } from '../../../lib/error-api.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import {
  buscarCertificable,
  type ConsultaDeCertificado,
  emitirCertificado,
  SIN_CERTIFICADO,
} from './certificado.api.ts';
import { type Emitido, leerEmitido } from './emitido.ts';

const FALLA = 'No se pudo procesar la operación, contactes con su administrador.';

/** A search, and what was issued of what it found: of one search one certificate, however often it is opened. */
export function useCertificado() {
  const [emitido, setEmitido] = useState<Emitido | null>(null);
  const [abierto, setAbierto] = useState(false);
  const busqueda = useMutation({ mutationFn: buscarCertificable });
  const emision = useEscritura({
    enviar: emitirCertificado,
    interpretar: (respuesta) => {
      const leido = leerEmitido(respuesta);
      setEmitido(leido);
      setAbierto(leido !== null);
      // Who was found a moment ago is gone: the server says why.
      return desenlace(leido ? { hecho: true } : { mensajes: [respuesta.mensaje] });
    },
    interpretarFalla: (error) => desenlace({ mensajes: [mensajeDeError(error)] }),
  });

  return {
    buscando: busqueda.isPending,
    /** Tells one search from the next, also where they find the same. */
    buscadoEn: busqueda.submittedAt,
    hallado: busqueda.data?.codigo === SIN_CERTIFICADO ? undefined : busqueda.data,
    advertencia: busqueda.data?.codigo === SIN_CERTIFICADO ? busqueda.data.mensaje : null,
    falla: busqueda.error ? mensajeDeFalla(busqueda.error, FALLA) : null,
    emitiendo: emision.enviando,
    problemas: emision.resultado?.mensajes ?? [],
    emitido: abierto ? emitido : null,
    buscar: (consulta: ConsultaDeCertificado) => {
      setEmitido(null);
      emision.olvidar();
      busqueda.mutate(consulta);
    },
    abrir: () => {
      if (emitido !== null) return setAbierto(true);
      if (busqueda.variables !== undefined) void emision.escribir(busqueda.variables);
    },
    cerrar: () => setAbierto(false),
  };
}
