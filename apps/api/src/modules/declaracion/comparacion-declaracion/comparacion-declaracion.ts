import { compararDeclaracion, estadoDelConteo } from '@sgpa/domain/declaracion/comparacion-declaracion';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { horaEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Operacion } from '../../../operacion.ts';
import { losConteos, losConteosAnteriores, losLugaresContados } from '../conteo-guardado.queries.ts';
import { conteosDe, presentarContado, presentarDepartamento } from '../declaracion.presenter.ts';
import { departamentosDe, lasDeclaraciones } from '../declaracion.queries.ts';

/** Compares a declaration with the register's count of that day. Totals name nobody: no audit row is left. */
export async function verComparacion({ trx }: Operacion, id: number) {
  const [declaracion, paneles, conteo, lugares, anterior] = await Promise.all([
    lasDeclaraciones(trx).where('d.id', '=', id).executeTakeFirst(),
    departamentosDe(trx, id).execute(),
    losConteos(trx).where('q.id', '=', id).executeTakeFirst(),
    losLugaresContados(trx).where('q.id', '=', id).execute(),
    losConteosAnteriores(trx).where('q.id', '=', id).limit(1).executeTakeFirst(),
  ]);
  if (declaracion === undefined) throw new Rechazo('NO_ENCONTRADO');
  const registroDesde = conteo?.registro_desde ?? null;
  const estado = estadoDelConteo(declaracion.fecha, conteo ? { registroDesde } : null);
  return {
    data: {
      idPoblacionDeclarada: id,
      estado,
      contadoEn: conteo ? horaEnLaPaz(conteo.contado_en) : null,
      provisional: conteo?.definitivo === false,
      registroDesde,
      recuento: anterior
        ? { contadoEn: horaEnLaPaz(anterior.contado_en), motivo: anterior.motivo, antes: conteosDe(anterior) }
        : null,
      ...compararDeclaracion(
        conteosDe(declaracion),
        paneles.map(presentarDepartamento),
        estado === 'CONTADO' ? lugares.map(presentarContado) : null,
      ),
    },
  };
}
