import { z } from 'zod';
import { SEMILLA_DEMO } from './people/sintetica.ts';
import { iniciarSimuladores } from './simulators.ts';

const puerto = z.coerce.number().int().min(0).max(65535).default(0);
const entorno = z
  .object({
    SIM_SEGIP_PORT: puerto,
    SIM_OVT_PORT: puerto,
    SIM_SENASIR_PORT: puerto,
    SIM_GESTORA_PORT: puerto,
    SIM_ADMIN_PORT: puerto,
    SIM_CORREO_PORT: puerto,
    SIM_SEED: z.coerce.number().int().default(SEMILLA_DEMO),
  })
  .parse(process.env);

const simuladores = await iniciarSimuladores({
  reloj: { ahora: () => new Date() },
  semilla: entorno.SIM_SEED,
  puertos: {
    segip: entorno.SIM_SEGIP_PORT,
    ovt: entorno.SIM_OVT_PORT,
    senasir: entorno.SIM_SENASIR_PORT,
    gestora: entorno.SIM_GESTORA_PORT,
    admin: entorno.SIM_ADMIN_PORT,
    correo: entorno.SIM_CORREO_PORT,
  },
});

// Without a listener left and every server closed, the process ends by itself.
for (const senal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(senal, () => simuladores.cerrar());
}
console.log(JSON.stringify(simuladores.urls));
