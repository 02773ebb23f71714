import type { Cuerpo } from '@sgpa/contract/endpoints';
import { type Conteos, porConteo } from '@sgpa/domain/declaracion/conteos';
import {
  comoRegional,
  diaDeclarado,
  lugarRepetido,
  revisarDia,
  revisarTotales,
} from '@sgpa/domain/declaracion/remision-declaracion';
import { campoInvalido, Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import type { Momento } from '../../../operacion.ts';
import { buscarDepartamentos } from '../../catalogo/listas.ts';

export type Contenido = {
  fecha: FechaCivil;
  generales: Conteos;
  departamentos: (Conteos & {
    id_departamento: number;
    regional: string;
    eliminado: boolean;
    seleccionado: boolean;
  })[];
};

const soloConteos = (c: Conteos): Conteos => porConteo((conteo) => c[conteo]);

function exigir(razon: string | null): void {
  if (razon !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon });
}

/** Checks the content by the domain's rules, and refuses it with their words. */
export async function leerContenido(
  { db }: Pick<Deps, 'db'>,
  _: Contexto,
  { body: { poblacionDepartamento: paneles, ...pedido } }: { body: Cuerpo<'remision-declaracion'> },
  { hoy }: Momento,
): Promise<Contenido> {
  const fecha = diaDeclarado(pedido);
  if (fecha === null) throw campoInvalido('dia', 'La fecha no es válida.');
  exigir(revisarDia(fecha, hoy));
  const hallados = await buscarDepartamentos(
    db,
    paneles.map(({ departamento }) => departamento),
  );
  const leidos = paneles.map(({ eliminado = false, seleccionado = false, regional, ...panel }, i) => {
    const hallado = hallados[i];
    if (hallado == null)
      throw campoInvalido(`poblacionDepartamento.${i}.departamento`, 'El departamento no existe en la lista.');
    return {
      nombre: hallado.nombre,
      id_departamento: hallado.id,
      regional: comoRegional(regional),
      ...soloConteos(panel),
      eliminado,
      seleccionado,
    };
  });
  exigir(lugarRepetido(leidos.map((panel) => ({ ...panel, departamento: panel.nombre }))));
  exigir(revisarTotales(pedido, leidos));
  return {
    fecha,
    generales: soloConteos(pedido),
    departamentos: leidos.map(({ nombre: _, ...panel }) => panel),
  };
}
