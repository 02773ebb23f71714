import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import { TEXTO_SEGIP_AMBIGUO, TEXTO_SEGIP_SIN_NADIE } from '@sgpa/domain/identidad/textos';
import { useState } from 'react';
import { desenlace } from '../../lib/desenlace.ts';
import { permite } from '../../lib/permisos.ts';
import { DE_DIALOGO, HECHO } from '../../lib/respuesta-accion.ts';
import { useEscritura } from '../../lib/use-escritura.ts';
import { usePerfil } from '../../lib/use-perfil.ts';
import { AlertLines } from '../../ui/AlertLines.tsx';
import { traerDelSegip } from './correccion-identidad.api.ts';
import { DialogoCedula } from './DialogoCedula.tsx';

/** Where what the file says finds nobody, what the new card says may. */
const PIDEN_LA_CEDULA = [TEXTO_SEGIP_SIN_NADIE, TEXTO_SEGIP_AMBIGUO];

interface Props {
  idAfiliado: number;
  /** Name and document, as the question names the person. */
  quien: string;
  /** The file may say something else now. */
  alTraer?: () => void;
}

/** 'Traer del SEGIP' (decisions §12 'One person'): the file follows what the identity service says now. */
export function TraerDelSegip({ idAfiliado, quien, alTraer }: Props) {
  const perfil = usePerfil();
  const [conCedula, setConCedula] = useState(false);
  const { enviando, resultado, escribir, olvidar } = useEscritura({
    ...traerDelSegip(quien),
    ...DE_DIALOGO,
    interpretar: ({ codigo_respuesta, mensaje }: RespuestaAccion) =>
      desenlace({ hecho: codigo_respuesta === HECHO, mensajes: [mensaje] }),
    alTerminar: () => alTraer?.(),
  });
  if (perfil.data === undefined || !permite(perfil.data, 'correccion-identidad')) return null;
  const mensajes = resultado?.mensajes ?? [];
  const sinLaCedula = { idAfiliadoEnteGestor: idAfiliado, complemento_documento: null, fecha_nacimiento: null };
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1.5, justifyItems: 'start', '@media print': { display: 'none' } }}>
      <Box role="status" sx={{ display: 'contents' }}>
        <AlertLines severity={resultado?.hecho ? 'success' : 'warning'} lines={mensajes} />
      </Box>
      {mensajes.some((mensaje) => PIDEN_LA_CEDULA.includes(mensaje)) ? (
        <Button variant="contained" size="small" onClick={() => setConCedula(true)}>
          Escribir lo que dice la cédula
        </Button>
      ) : null}
      <Button variant="outlined" size="small" aria-disabled={enviando} onClick={() => void escribir(sinLaCedula)}>
        Traer del SEGIP
      </Button>
      {conCedula ? (
        <DialogoCedula
          idAfiliado={idAfiliado}
          quien={quien}
          alCerrar={() => setConCedula(false)}
          alTerminar={() => {
            setConCedula(false);
            olvidar();
            alTraer?.();
          }}
        />
      ) : null}
    </Box>
  );
}
