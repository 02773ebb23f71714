import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Pages, their files and unknown addresses share this name: what was typed never names a series. */
const SIN_CASO = 'ninguno';
const SEGUNDO_MS = 1000;
const DURACIONES = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface EstadoConexiones {
  enUso: number;
  libres: number;
  /** Whoever waits for a connection, or for a turn to take one, counts. */
  esperan: number;
  maximo: number;
}

type Corte = 'cerrado' | 'semiabierto' | 'abierto';
const CORTES: readonly Corte[] = ['cerrado', 'semiabierto', 'abierto'];

interface Trabajo {
  nombre: string;
  ejecutar(): Promise<void>;
}

export type Metricas = ReturnType<typeof crearMetricas>;

/** A server tells of itself to Prometheus: no label has anything of a request's address, body or caller. */
export function crearMetricas(clock: { ahora(): Date }) {
  const registro = new Registry();
  const registers = [registro];
  collectDefaultMetrics({ register: registro });

  const solicitudes = new Histogram({
    name: 'sgpa_solicitud_seconds',
    help: 'Pedidos atendidos, por caso de uso, método y estado',
    labelNames: ['slug', 'metodo', 'status'],
    buckets: DURACIONES,
    registers,
  });
  const pools = new Map<string, () => EstadoConexiones>();
  new Gauge({
    name: 'sgpa_db_conexiones',
    help: 'Conexiones a la base de datos: en_uso, libres, esperan (pedidos que aguardan una), maximo',
    labelNames: ['pool', 'estado'],
    registers,
    collect() {
      for (const [pool, leer] of pools) {
        const { enUso, libres, esperan, maximo } = leer();
        for (const [estado, cuantas] of Object.entries({ en_uso: enUso, libres, esperan, maximo }))
          this.set({ pool, estado }, cuantas);
      }
    },
  });
  let adelanto = () => 0;
  new Gauge({
    name: 'sgpa_reloj_adelanto_seconds',
    help: 'Cuánto adelanta el reloj del servidor al de la base de datos; atrasado, menos de 0',
    registers,
    collect() {
      this.set(adelanto());
    },
  });
  const deTarea = { labelNames: ['tarea'] as const, registers };
  const ultima = new Gauge({
    name: 'sgpa_tarea_ultima_seconds',
    help: 'Cuándo terminó bien el último turno de la tarea en este servidor, en segundos desde 1970',
    ...deTarea,
  });
  const duracion = new Gauge({
    name: 'sgpa_tarea_duracion_seconds',
    help: 'Cuánto duró el último turno de la tarea en este servidor',
    ...deTarea,
  });
  const fallasDeTarea = new Counter({
    name: 'sgpa_tarea_fallas_total',
    help: 'Turnos de la tarea que fallaron en este servidor',
    ...deTarea,
  });
  const corte = new Gauge({
    name: 'sgpa_fuente_cortacircuitos',
    help: 'Cortacircuitos de un registro externo: 0 cerrado, 1 probando, 2 abierto',
    labelNames: ['fuente'],
    registers,
  });
  const fallasDeFuente = new Counter({
    name: 'sgpa_fuente_fallas_total',
    help: 'Preguntas a un registro externo que quedaron sin respuesta, por motivo',
    labelNames: ['fuente', 'motivo'],
    registers,
  });

  return {
    tipo: registro.contentType,
    texto: () => registro.metrics(),
    conexiones(pool: string, leer: () => EstadoConexiones): void {
      pools.set(pool, leer);
    },
    reloj(leer: () => number): void {
      adelanto = leer;
    },
    /** The hook must be there before the routes are registered. */
    solicitudes(app: FastifyInstance): void {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        const slug = routeOptions.config?.slug ?? SIN_CASO;
        const metodo = routeOptions.url === undefined ? SIN_CASO : method;
        solicitudes.observe({ slug, metodo, status: reply.statusCode }, reply.elapsedTime / SEGUNDO_MS);
      });
    },
    /** Wraps a job so that each of its turns is measured. */
    tarea<T extends Trabajo>(tarea: T): T {
      const nombre = { tarea: tarea.nombre };
      fallasDeTarea.inc(nombre, 0);
      const ejecutar = async () => {
        const acabar = duracion.startTimer(nombre);
        try {
          await tarea.ejecutar();
          ultima.set(nombre, clock.ahora().getTime() / SEGUNDO_MS);
        } catch (error) {
          fallasDeTarea.inc(nombre);
          throw error;
        } finally {
          acabar();
        }
      };
      return { ...tarea, ejecutar };
    },
    /** Gives the functions that an external source calls about what happens with it. */
    fuente(fuente: string) {
      corte.set({ fuente }, 0);
      return {
        alFallar: (motivo: string) => fallasDeFuente.inc({ fuente, motivo }),
        alCambiarCorte: (estado: Corte) => corte.set({ fuente }, CORTES.indexOf(estado)),
      };
    },
  };
}
