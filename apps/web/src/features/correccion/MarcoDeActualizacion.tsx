import type { FormEventHandler, ReactNode } from 'react';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormStack } from '../../ui/FormStack.tsx';
import { PieDeActualizacion } from './PieDeActualizacion.tsx';
import type { Actualizacion } from './use-actualizacion.ts';

/** What an update form is given: the record, how to fetch it anew, and where to go once it is saved. */
export interface PropsDeActualizacion<R> {
  registro: R;
  cargando: boolean;
  alCargar: () => Promise<unknown>;
  alGuardar: () => void;
}

interface Props extends Pick<PropsDeActualizacion<unknown>, 'cargando' | 'alCargar'> {
  enviar: FormEventHandler;
  actualizacion: Pick<Actualizacion<never>, 'elemento' | 'edicion' | 'enviando' | 'resultado' | 'olvidar'>;
  children: ReactNode;
}

/** Around the fields of both update forms: the draft that was found, what the server said, and the button. */
export function MarcoDeActualizacion({ enviar, actualizacion, cargando, alCargar, children }: Props) {
  const { elemento, edicion } = actualizacion;
  return (
    <FormStack ref={elemento} onSubmit={enviar}>
      <DraftNotice draft={edicion} />
      {children}
      <PieDeActualizacion
        actualizacion={actualizacion}
        encontrados={edicion.cambio?.encontrados.map(String) ?? null}
        cargando={cargando}
        alCargar={() => void alCargar().then(actualizacion.olvidar)}
      />
    </FormStack>
  );
}
