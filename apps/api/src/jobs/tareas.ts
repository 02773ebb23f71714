import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Correo } from '../integrations/correo/port.ts';
import type { Custodia } from '../integrations/custodia/port.ts';
import { exportarCabezas } from '../modules/auditoria/cabezas.service.ts';
import { atestiguarSello, sellarAuditoria } from '../modules/auditoria/sellado.service.ts';
import { avisarFinesPorEdad } from '../modules/ciclo/aviso-edad.service.ts';
import { confirmarDefunciones } from '../modules/ciclo/confirmacion-defuncion.service.ts';
import { aplicarEdades } from '../modules/ciclo/edad-parametro.service.ts';
import { vencerCoberturas } from '../modules/ciclo/vencimiento-cobertura.service.ts';
import { contarRegistro, revisarConteos } from '../modules/declaracion/conteo-registro.service.ts';
import { buscarPorDecidir } from '../modules/novedad/identidades-por-decidir.service.ts';
import { enviarCorreos } from '../modules/recuperacion/envio-correo.service.ts';
import { cumplirBajasSolicitadas, suspenderPorInactividad } from '../modules/sesion/suspension-inactividad.service.ts';
import {
  diferenciasDeContadores,
  diferenciasDeContextos,
  fundirContadores,
  LOTE,
  limpiar,
  prepararParticiones,
} from './tareas.queries.ts';

export interface Tarea {
  nombre: string;
  /** The cron's time is La Paz's. Each job also runs at start-up, unless it is `pesada`. */
  cron: string;
  /** A heavy job reads the whole register: at start-up it runs only where it has not for a day. */
  pesada?: true;
  /** After so many seconds the job runs again by itself, where a minute is too long. */
  cadaSegundos?: number;
  ejecutar(): Promise<void>;
}

const PASOS_POR_TURNO = 10;

type TareasDeps = Pick<Deps, 'db' | 'clock' | 'segip' | 'config'> & {
  custodia: Custodia;
  correo: Correo;
  log: Pick<FastifyBaseLogger, 'error'>;
};

/** The jobs run as the database's owner. Each may be repeated or interrupted: it finds its own work. */
export function tareas({ db, clock, segip, custodia, config, correo, log }: TareasDeps): Tarea[] {
  const hoy = () => hoyEnLaPaz(clock.ahora());
  return [
    {
      nombre: 'contadores-fundir',
      cron: '* * * * *',
      cadaSegundos: 5,
      // A bulk load's backlog is merged step after step; a turn ends, so that a stop does not wait long.
      ejecutar: async () => {
        for (let paso = 0; paso < PASOS_POR_TURNO; paso += 1) if ((await fundirContadores(db)) < LOTE) return;
      },
    },
    {
      nombre: 'contadores-recuento',
      cron: '30 2 * * *',
      pesada: true,
      ejecutar: async () => {
        const diferencias = await diferenciasDeContadores(db);
        if (diferencias > 0) log.error({ diferencias }, 'ALARM: counters differ from the rows they count');
      },
    },
    {
      nombre: 'contextos-recuento',
      cron: '40 2 * * *',
      ejecutar: async () => {
        const diferencias = await diferenciasDeContextos(db);
        if (diferencias > 0) log.error({ diferencias }, 'ALARM: sessions are told otherwise than their tables say');
      },
    },
    {
      nombre: 'auditoria-sellado',
      cron: '* * * * *',
      ejecutar: async () => {
        await sellarAuditoria({ db, clock, firmante: custodia.firmante });
        await atestiguarSello({ db, custodia });
      },
    },
    {
      nombre: 'auditoria-cabezas',
      cron: '20 0 * * *',
      ejecutar: async () => {
        await exportarCabezas({ db, clock, custodia });
      },
    },
    {
      nombre: 'auditoria-particiones',
      cron: '0 1 * * *',
      ejecutar: async () => {
        await prepararParticiones(db, hoy());
      },
    },
    {
      nombre: 'vencimiento-cobertura',
      cron: '5 0 * * *',
      ejecutar: async () => {
        // Ages and notices come first: an end that they put off must not come before.
        await aplicarEdades({ db, clock });
        await avisarFinesPorEdad({ db, clock });
        await vencerCoberturas({ db, clock });
      },
    },
    {
      nombre: 'conteo-registro',
      cron: '* * * * *',
      cadaSegundos: 10,
      ejecutar: async () => {
        await contarRegistro({ db, clock });
      },
    },
    {
      nombre: 'revision-conteos',
      cron: '40 1 * * *',
      ejecutar: () => revisarConteos({ db, clock }),
    },
    {
      nombre: 'confirmacion-defuncion',
      cron: '*/10 * * * *',
      ejecutar: async () => {
        await confirmarDefunciones({ db, clock, segip });
      },
    },
    {
      nombre: 'identidades-por-decidir',
      cron: '50 1 * * *',
      pesada: true,
      ejecutar: async () => {
        await buscarPorDecidir({ db, clock });
      },
    },
    {
      nombre: 'envio-correo',
      cron: '* * * * *',
      cadaSegundos: 5,
      ejecutar: () => enviarCorreos({ db, clock, config, correo, log }),
    },
    {
      nombre: 'suspension-inactividad',
      cron: '10 0 * * *',
      ejecutar: async () => {
        await suspenderPorInactividad({ db, clock });
      },
    },
    {
      nombre: 'baja-solicitada',
      cron: '1 0 * * *',
      ejecutar: async () => {
        await cumplirBajasSolicitadas({ db, clock });
      },
    },
    {
      nombre: 'limpieza',
      cron: '0 3 * * *',
      ejecutar: async () => {
        await limpiar(db, clock.ahora());
      },
    },
  ];
}
