import type { Declaracion } from '@sgpa/contract/monitoreo/declaraciones';
import type { UsuarioEnLista } from '@sgpa/contract/shared/usuario';
import { CONTEOS } from '@sgpa/domain/declaracion/conteos';
import type { ReactElement } from 'react';
import { useAnulacion } from '../../features/declaracion/anulacion-declaracion/use-anulacion.ts';
import { BarraDeUsuarios } from '../../features/usuario/usuarios/BarraDeUsuarios.tsx';
import { delCable } from '../../lib/testing/del-cable.ts';

const nada = () => undefined;
const CUENTA = delCable<UsuarioEnLista>({
  idUsuarioSistema: 1,
  usuario: 'ope.vigencia',
  ci: '1000300',
  complemento: '',
  nombres: 'MARTINA',
  paterno: 'ROJAS',
  materno: '',
  estado: 'ACTIVO',
  rol: 'OPE_VIGENCIA',
  version: 1,
  acciones_permitidas: ['baja-usuario'],
});
const DECLARACION = delCable<Declaracion>({
  idPoblacionDeclarada: 1,
  gestion: 2026,
  periodo: 10,
  dia: 31,
  ...Object.fromEntries(CONTEOS.map((conteo) => [conteo, 12])),
});
function Anulacion() {
  const { escribir: anular } = useAnulacion(nada);
  return (
    <button type="button" onClick={() => void anular(DECLARACION)}>
      Eliminar
    </button>
  );
}

/** A page asks these about what is chosen in its list, without a form, when a button is pressed. */
export const DE_UNA_PAGINA: Readonly<Record<string, { elemento: () => ReactElement; pregunta: string }>> = {
  'baja-usuario': {
    elemento: () => (
      <BarraDeUsuarios
        elegido={CUENTA}
        vacia={false}
        puedeRegistrar
        puedeExigir={false}
        alExigir={nada}
        alAbrir={nada}
      />
    ),
    pregunta: 'Baja',
  },
  'anulacion-declaracion': { elemento: () => <Anulacion />, pregunta: 'Eliminar' },
};
