import { horasDeEnlace, type MotivoRecuperacion } from '@sgpa/domain/cuenta/recuperacion';
import { limpiarNombre } from '@sgpa/domain/shared/nombres';
import type { Carta } from '../../integrations/correo/port.ts';

interface Datos {
  correo: string;
  nombres: string;
  username: string;
  motivo: MotivoRecuperacion;
  enlace: string;
  producto: string;
}

const PORQUE: Readonly<Record<MotivoRecuperacion, (producto: string) => string>> = {
  ACTIVACION: (producto) => `Su cuenta de ${producto} fue activada.`,
  ADMINISTRADOR: (producto) => `Un administrador pidió que usted cree una contraseña nueva para ${producto}.`,
  SOLICITUD: (producto) => `Se pidió un enlace para crear una contraseña nueva de ${producto}.`,
};

const plazo = (horas: number): string => (horas === 1 ? '1 hora' : `${horas} horas`);

/** Plain text: what it asks for is a click, and nothing in it can pretend to be something else. */
export const cartaDeEnlace = ({ correo, nombres, username, motivo, enlace, producto }: Datos): Carta => ({
  para: correo,
  asunto: motivo === 'ACTIVACION' ? `${producto}: su cuenta fue activada` : `${producto}: recuperación de credenciales`,
  texto: [
    `${limpiarNombre(nombres)}:`,
    `${PORQUE[motivo](producto)} Su usuario es ${username}.`,
    'Para crear su contraseña abra este enlace:',
    enlace,
    `El enlace vale una sola vez y vence en ${plazo(horasDeEnlace(motivo))}. Al crear la contraseña se cierran todas sus sesiones.`,
    'Si usted no lo esperaba, no haga nada: su contraseña no cambia.',
    '',
  ].join('\n\n'),
});
