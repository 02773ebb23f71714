import { useRef } from 'react';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import type { Modo } from '../../../lib/use-perfil.ts';
import { FormFields } from '../../../ui/FormFields.tsx';
import { FormGrid } from '../../../ui/FormSection.tsx';
import { FormStack } from '../../../ui/FormStack.tsx';
import { useFocusFirstMissing } from '../../../ui/use-first-focus.ts';
import { useFocusFirstError } from '../../../ui/use-focus-first-error.ts';
import { fechaDeAfiliacion } from '../../afiliacion/campos-del-ente.ts';
import { CampoEnteGestor } from '../../afiliacion/SeccionEnteGestor.tsx';
import type { PersonaEnCurso } from '../../asistente/persona-en-curso.ts';
import { useTiposAsegurado } from '../../catalogo/use-listas.ts';
import { PieDePanel } from '../../guardado/PieDePanel.tsx';
import { SeccionFamilia } from '../cambio-de-empleador/SeccionFamilia.tsx';
import { CamposEntidadLista } from './CamposEntidadLista.tsx';
import { alElegirTipo } from './registro-titular-lista.form.ts';
import { useRegistroLista } from './use-registro-lista.ts';

interface Props {
  borrador: string;
  enCurso: PersonaEnCurso;
  modo: Modo;
  alRegistrar: () => void;
  alCerrar: () => void;
}

export function PasoRegistrar({ borrador: clave, enCurso, modo, alRegistrar, alCerrar }: Props) {
  const elemento = useRef<HTMLFormElement>(null);
  const registro = useRegistroLista(enCurso, modo, alRegistrar);
  const { form, fuentes, guardado, poner } = registro;
  useBorradorDeFormulario(form, clave);
  useFocusFirstError(elemento, form.formState);
  useFocusFirstMissing(elemento, form.getValues);
  const tipos = useTiposAsegurado();
  const hecho = guardado.resultado?.hecho ?? false;

  return (
    <FormStack ref={elemento} onSubmit={registro.enviar}>
      <FormGrid>
        <CampoEnteGestor form={parteDe(form)} eligeEnte={registro.eligeEnte} disabled={hecho} />
        <FormFields
          control={form.control}
          fields={[
            {
              kind: 'select',
              name: 'tipo_asegurado',
              label: 'Tipo de asegurado',
              required: true,
              disabled: hecho || modo.tipoFijo !== null,
              options: tipos,
              onPick: (tipo) => poner(alElegirTipo(fuentes, tipo)),
            },
            fechaDeAfiliacion(hecho),
          ]}
        />
      </FormGrid>
      <CamposEntidadLista
        form={form}
        fuentes={fuentes}
        empleador={registro.empleador}
        disabled={hecho}
        preguntaAlGuardar={registro.preguntaAlGuardar}
        alPoner={poner}
      />
      <SeccionFamilia
        familia={registro.familia}
        seQuedan={form.watch('se_quedan')}
        alElegir={(seQuedan) => form.setValue('se_quedan', seQuedan, { shouldDirty: true })}
        disabled={hecho}
      />
      <PieDePanel guardado={guardado} aviso={registro.aviso} bloqueado={registro.sinCodigo} alCerrar={alCerrar} />
    </FormStack>
  );
}
