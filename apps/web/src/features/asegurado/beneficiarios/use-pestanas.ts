import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import type { AccionDeFila } from '@sgpa/domain/cuenta/acciones';
import { useState } from 'react';
import { pestanasAbiertas } from '../acciones.ts';
import { useComposicion } from '../composicion.ts';

/** The first tab tells how the affiliation stands; each of the others does something with it. */
export const DETALLE = 'detalle';

export type IdPestana = typeof DETALLE | AccionDeFila;

/** Keeps which tab of the chosen beneficiary is open, and the version that its form is about. */
export function usePestanas(beneficiario: BeneficiarioDetalle) {
  const { acciones } = useComposicion();
  const [pestana, setPestana] = useState<IdPestana>(DETALLE);
  const [hecha, setHecha] = useState(false);
  // The count of a form grows when it is done: such a form begins anew when one comes back to it.
  const [veces, setVeces] = useState<Partial<Record<IdPestana, number>>>({});
  const abre = (cual: IdPestana, b: BeneficiarioDetalle) =>
    cual === DETALLE || pestanasAbiertas(acciones, b).some(({ accion }) => accion === cual);
  // After an action the beneficiary may differ: the open form keeps what it began with, to tell the outcome.
  const [vista, setVista] = useState(beneficiario);
  if (beneficiario !== vista && !hecha && abre(pestana, beneficiario)) setVista(beneficiario);

  return {
    pestana,
    vista,
    seOfrece: (cual: IdPestana) => abre(cual, beneficiario),
    estaMontada: (cual: IdPestana) => abre(cual, vista),
    vezDe: (cual: IdPestana) => veces[cual] ?? 0,
    cambiar(nueva: IdPestana) {
      if (hecha) setVeces({ ...veces, [pestana]: (veces[pestana] ?? 0) + 1 });
      setHecha(false);
      setPestana(nueva);
    },
    terminar: () => setHecha(true),
  };
}
