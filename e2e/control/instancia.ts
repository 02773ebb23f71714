import { iniciarSimuladores } from '@sgpa/simulators/simulators';
import { copiarPlantilla } from '@sgpa/testing/plantillas';
import { crearServidor } from '@sgpa/testing/servidor';
import { relojMovible } from './reloj.ts';

interface Opciones {
  urlServidor: string;
  plantilla: string;
  version: string;
  /** The built web application is served from here; from apps/web unless said. */
  carpetaWeb: string | undefined;
}

export interface InstanciaAbierta {
  url: string;
  simuladoresAdmin: string;
  ponerReloj(instante: Date): void;
  enviarCorreos(): Promise<void>;
  contarRegistro(): Promise<void>;
  cerrar(): Promise<void>;
}

/** Opens the whole product on free ports of this machine: its own database, registries, server and clock. */
export async function abrirInstancia(opciones: Opciones): Promise<InstanciaAbierta> {
  const { urlServidor, plantilla, version, carpetaWeb } = opciones;
  const reloj = relojMovible();
  const [base, simuladores] = await Promise.all([
    copiarPlantilla(urlServidor, plantilla),
    iniciarSimuladores({ reloj }),
  ]);
  const { segip, ovt, senasir, gestora, admin, correo } = simuladores.urls;
  const servidor = await crearServidor({
    base,
    fuentes: { segip, ovt, senasir, gestora },
    clock: reloj,
    smtp: correo,
    version,
    cambios: carpetaWeb === undefined ? {} : { carpetaWeb },
  });
  const url = await servidor.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    simuladoresAdmin: admin,
    ponerReloj: reloj.poner,
    enviarCorreos: servidor.enviarCorreos,
    contarRegistro: servidor.contarRegistro,
    async cerrar() {
      await servidor.cerrar();
      await simuladores.cerrar();
      await base.borrar();
    },
  };
}
