import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ComparacionDeclaracion } from '@sgpa/contract/monitoreo/comparacion-declaracion';
import type { DetalleDeclaracion } from '@sgpa/contract/monitoreo/declaraciones';
import { createLink } from '@tanstack/react-router';
import { hoy } from '../../../lib/reloj.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { nombreEnLista } from '../../catalogo/opciones.ts';
import { useGrupo } from '../../catalogo/use-listas.ts';
import { conOtrosObservados, enLaLista } from './personas.ts';

const Enlace = createLink(Link);

interface Props {
  declaracion: DetalleDeclaracion;
  comparacion: ComparacionDeclaracion;
}

/** The way from a difference to people. */
export function PersonasDelRegistro({ declaracion, comparacion }: Props) {
  const perfil = usePerfil();
  const departamentos = useGrupo('DEPARTAMENTO');
  const nombreDe = (sigla: string) => nombreEnLista(departamentos, sigla) || sigla;
  const eligeEnte = perfil.data?.elige_ente ?? false;
  // That list cannot be asked for one managing entity.
  const deQuienes = eligeEnte ? ', de todos los entes gestores' : '';
  return (
    <nav aria-label="Personas del registro">
      <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 650 }}>
        Ver a las personas en el registro
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Las listas muestran el registro de hoy, no el de ese día.
      </Typography>
      <ul style={{ margin: '4px 0', paddingInlineStart: 20 }}>
        {enLaLista(declaracion, hoy(), eligeEnte).map(({ texto, busqueda }) => (
          <li key={texto}>
            <Enlace to="/asegurado" search={busqueda}>
              {texto}
            </Enlace>
          </li>
        ))}
        {conOtrosObservados(comparacion).map((sigla) => (
          <li key={sigla}>
            <Enlace to="/novedades" search={{ departamento: sigla }}>
              {`Novedades abiertas hoy en ${nombreDe(sigla)}${deQuienes}`}
            </Enlace>
          </li>
        ))}
      </ul>
    </nav>
  );
}
