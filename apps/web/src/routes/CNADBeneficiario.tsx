import { createRoute, redirect } from '@tanstack/react-router';
import { rutaMarco } from './marco.tsx';

/** Where a saved beneficiary leads: the list, in the mode of beneficiaries, which chooses who was registered. */
export const rutaCNADBeneficiario = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/CNADBeneficiario',
  staticData: { permiso: 'lista-asegurados' },
  beforeLoad: ({ location: { state } }) => {
    throw redirect({ to: '/asegurado', search: { tipoAfiliado: 'BENEFICIARIO' }, state, replace: true });
  },
});
