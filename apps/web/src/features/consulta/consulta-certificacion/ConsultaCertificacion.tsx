import Button from '@mui/material/Button';
import { llamar } from '../../../lib/llamar.ts';
import { ofrecerArchivo } from '../../../lib/ofrecer-archivo.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { FILE_DOWNLOAD_OUTLINED } from '../../../ui/icon-paths.ts';
import type { PersonaBuscada } from '../../persona/persona-buscada.ts';
import { ConsultaDePersona } from '../ConsultaDePersona.tsx';
import { documentoDe, nacimientoDe } from '../persona.form.ts';
import { RespuestaDeIdentidad } from '../RespuestaDeIdentidad.tsx';

const ARCHIVO = 'CERTIFICACION.pdf';

function certificar(campos: PersonaBuscada) {
  const { numero: ci, complemento } = documentoDe(campos);
  return llamar('consulta-certificacion', { body: { ci, complemento, fechaNacimiento: nacimientoDe(campos) } });
}

/** The file is saved, never opened in a page: it was made elsewhere. */
function descargar(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letra) => letra.charCodeAt(0));
  ofrecerArchivo(ARCHIVO, new Blob([bytes], { type: 'application/pdf' }));
}

const BotonDescargar = ({ reporte }: { reporte: string }) => (
  <div>
    <Button variant="contained" startIcon={<Icon d={FILE_DOWNLOAD_OUTLINED} />} onClick={() => descargar(reporte)}>
      DESCARGAR CERTIFICACIÓN
    </Button>
  </div>
);

export const ConsultaCertificacion = ({ borrador }: { borrador: string }) => (
  <ConsultaDePersona borrador={borrador} soloNumero preguntar={certificar}>
    {(respuesta, campos) => (
      <RespuestaDeIdentidad respuesta={respuesta} campos={campos} registro={null}>
        {respuesta?.reporteCertificacion ? <BotonDescargar reporte={respuesta.reporteCertificacion} /> : null}
      </RespuestaDeIdentidad>
    )}
  </ConsultaDePersona>
);
