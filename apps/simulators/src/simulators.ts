import type { FastifyInstance } from 'fastify';
import { type Control, crearControl } from './admin/control.ts';
import { crearAdmin } from './admin/servidor.ts';
import { abrirBuzon } from './correo/buzon.ts';
import { rutasGestora } from './gestora/rutas.ts';
import { rutasOvt } from './ovt/rutas.ts';
import { crearFotografias } from './people/fotografias.ts';
import { crearPadron } from './people/padron.ts';
import { RANGO_DEMO, SEMILLA_DEMO } from './people/sintetica.ts';
import { rutasSegip } from './segip/rutas.ts';
import { rutasSenasir } from './senasir/rutas.ts';
import type { Deps } from './shared/deps.ts';
import { crearEstado, type EstadoRegistro, type Registro } from './shared/fallas.ts';
import type { Reloj } from './shared/reloj.ts';
import { crearServidor } from './shared/servidor.ts';

type Servicio = Registro | 'admin' | 'correo';

export interface Opciones {
  reloj: Reloj;
  /** A port that is 0 or left out is a free one. */
  puertos?: Partial<Record<Servicio, number>>;
  semilla?: number;
  rango?: { desde: number; hasta: number };
}

export interface Simuladores {
  urls: Record<Servicio, string>;
  /** The control does the same as the admin address, without HTTP. */
  control: Control;
  cerrar(): Promise<void>;
}

/** Starts the four registries, a mail server and their admin address on 127.0.0.1. */
export async function iniciarSimuladores(opciones: Opciones): Promise<Simuladores> {
  const padron = crearPadron(opciones.semilla ?? SEMILLA_DEMO, opciones.rango ?? RANGO_DEMO);
  const deps: Deps = { padron, reloj: opciones.reloj, fotografias: crearFotografias() };
  const estados: Record<Registro, EstadoRegistro> = {
    segip: crearEstado(),
    ovt: crearEstado(),
    senasir: crearEstado(),
    gestora: crearEstado(),
  };
  const buzon = await abrirBuzon(opciones.puertos?.correo ?? 0);
  const control = crearControl(estados, padron, buzon);
  const servidores = {
    segip: crearServidor(estados.segip),
    ovt: crearServidor(estados.ovt),
    senasir: crearServidor(estados.senasir),
    gestora: crearServidor(estados.gestora),
    admin: crearAdmin(control),
  };
  rutasSegip(servidores.segip, deps);
  rutasOvt(servidores.ovt, deps);
  rutasSenasir(servidores.senasir, deps);
  rutasGestora(servidores.gestora, deps);

  const cerrar = async () => {
    await Promise.all([buzon.cerrar(), ...Object.values(servidores).map((app) => app.close())]);
  };
  const escuchar = (servicio: Exclude<Servicio, 'correo'>) =>
    listen(servidores[servicio], opciones.puertos?.[servicio] ?? 0);
  try {
    const urls = {
      segip: await escuchar('segip'),
      ovt: await escuchar('ovt'),
      senasir: await escuchar('senasir'),
      gestora: await escuchar('gestora'),
      admin: await escuchar('admin'),
      correo: buzon.url,
    };
    return { urls, control, cerrar };
  } catch (error) {
    await cerrar();
    throw error;
  }
}

const listen = (app: FastifyInstance, port: number) => app.listen({ host: '127.0.0.1', port });
