import Link from '@mui/material/Link';
import type { Conteo } from '@sgpa/domain/declaracion/conteos';
import { createLink } from '@tanstack/react-router';
import { cifra } from '../../../lib/cifras.ts';
import { lugarDe } from '../cifra-elegida.ts';
import { verPersonas } from './decir-personas.ts';

const Enlace = createLink(Link);

interface Props {
  fila: { lugar: string; departamento: string | null };
  conteo: Conteo;
  cuantas: number;
}

export const EnlaceAPersonas = ({ fila: { lugar, departamento }, conteo, cuantas }: Props) => (
  <Enlace
    to="/monitoreoView"
    search={(previa) => ({ ...previa, cifra: conteo, lugar: lugarDe(departamento) ?? undefined })}
    state={(previo) => ({ ...previo, abiertoAqui: true })}
    resetScroll={false}
    aria-label={verPersonas(cuantas, conteo, lugar)}
  >
    {cifra(cuantas)}
  </Enlace>
);
