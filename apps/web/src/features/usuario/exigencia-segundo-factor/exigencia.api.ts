import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { deFila } from '../resultado-usuario.ts';

const CLAVE = 'exigencia-segundo-factor';

export const useRolesConFactor = () =>
  useQuery({
    queryKey: [CLAVE],
    queryFn: ({ signal }) => llamar('exigencia-segundo-factor/roles', {}, { senal: signal }),
  });

interface Cambio {
  rol: string;
  nombre: string;
  exige: boolean;
  /** Active accounts of the role that have none yet. */
  faltan: number;
}

const cuantas = (faltan: number): string =>
  faltan === 1 ? 'Una cuenta activa todavía no lo tiene' : `${faltan} cuentas activas todavía no lo tienen`;

const preguntaDe = ({ nombre, exige, faltan }: Cambio) =>
  exige
    ? {
        title: `¿Está seguro de exigir el segundo factor al rol ${nombre}?`,
        text:
          faltan === 0
            ? 'Todas sus cuentas activas ya lo tienen. Nadie del rol lo podrá desactivar.'
            : `${cuantas(faltan)}: al ingresar, y en las sesiones abiertas, deberá activarlo antes de cualquier otra cosa.`,
        acceptLabel: 'Exigir',
      }
    : {
        title: `¿Está seguro de no exigir más el segundo factor al rol ${nombre}?`,
        text: 'Quien ya lo tiene lo conserva, y lo podrá desactivar.',
        acceptLabel: 'Dejar de exigir',
      };

export const useExigencia = () =>
  useEscritura({
    ...deFila,
    refresca: [CLAVE, 'perfil', 'segundo-factor'],
    pregunta: preguntaDe,
    enviar: ({ rol, exige }: Cambio, clave) => llamar(CLAVE, { body: { rol, exige } }, { clave }),
  });
