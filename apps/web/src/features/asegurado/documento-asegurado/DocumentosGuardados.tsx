import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DocumentoGuardado } from '@sgpa/contract/shared/documento-guardado';
import { NOMBRE_DE_DOCUMENTO } from '@sgpa/domain/asegurado/documento-asegurado';
import { hoyEnLaPaz, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { useEffect, useId, useRef, useState } from 'react';
import { descargar } from '../../../lib/descargar.ts';
import { ErrorApi, mensajeDeError } from '../../../lib/error-api.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { FILE_DOWNLOAD_OUTLINED } from '../../../ui/icon-paths.ts';
import { toast } from '../../../ui/toast.ts';
import { esAbandono, guardar } from '../exportacion-asegurados/guardar.ts';
import type { DocumentoAbrible, PropsDocumentos } from '../panel.ts';

/** Reads like 'Certificado de defunción 004512-B, del 05/10/2026'. */
export function nombreDe({ clase, numero, fecha }: DocumentoGuardado): string {
  const conNumero = [NOMBRE_DE_DOCUMENTO[clase], numero].filter(Boolean).join(' ');
  return fecha === null ? conNumero : `${conNumero}, del ${mostrarFecha(fecha)}`;
}

const KB = 1000;
const MB = 1_000_000;
const numero = new Intl.NumberFormat('es-BO', { maximumFractionDigits: 1 });

const pesoDe = (bytes: number): string =>
  bytes < MB ? `${numero.format(Math.max(1, Math.round(bytes / KB)))} KB` : `${numero.format(bytes / MB)} MB`;

export function pieDe({ guardado_en, bytes, ente_gestor }: DocumentoAbrible): string {
  const guardado = `PDF de ${pesoDe(bytes)}, guardado el ${mostrarFecha(hoyEnLaPaz(new Date(guardado_en)))}`;
  return ente_gestor === undefined ? guardado : `${guardado} por ${ente_gestor}`;
}

const CORTADO = 'El documento no llegó entero. Intente de nuevo.';

/** Opens one paper at a time; closing the panel aborts it. `enCurso` is the one that is on its way. */
function useDocumento() {
  const [enCurso, setEnCurso] = useState<number | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  async function abrir({ idAfiliadoEnteGestor, id: idDocumento }: DocumentoAbrible): Promise<void> {
    if (control.current !== null) return;
    const propio = new AbortController();
    control.current = propio;
    setEnCurso(idDocumento);
    try {
      const archivo = await descargar(
        'documento-asegurado',
        { params: { idAfiliadoEnteGestor, idDocumento } },
        propio.signal,
      );
      await guardar(archivo, () => {}, propio.signal);
      toast('success', `Documento descargado: ${archivo.nombre}`);
    } catch (error) {
      if (propio.signal.aborted || esAbandono(error)) return;
      toast('error', error instanceof ErrorApi ? mensajeDeError(error) : CORTADO);
    } finally {
      control.current = null;
      setEnCurso(null);
    }
  }

  return { enCurso, abrir };
}

/** Lists the papers kept of a person; whoever sees the record may read each again. */
export default function DocumentosGuardados({ documentos }: PropsDocumentos) {
  const id = useId();
  const { enCurso, abrir } = useDocumento();
  return (
    <Box component="ul" aria-label="Documentos guardados" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {documentos.map((documento) => (
        <Box
          component="li"
          key={documento.id}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}
        >
          <div style={{ flexGrow: 1 }} id={`${id}${documento.id}`}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {nombreDe(documento)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {pieDe(documento)}
            </Typography>
          </div>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon d={FILE_DOWNLOAD_OUTLINED} />}
            aria-describedby={`${id}${documento.id}`}
            aria-disabled={enCurso === documento.id}
            onClick={() => void abrir(documento)}
          >
            {enCurso === documento.id ? 'Descargando…' : 'Descargar'}
          </Button>
        </Box>
      ))}
    </Box>
  );
}
