import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AVISO_PASO1_BENEFICIARIO } from '@sgpa/domain/beneficiario/validacion-beneficiario';
import { ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useBorrador, useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FormGrid, FormSection } from '../../../ui/FormSection.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { useFocusFirstError } from '../../../ui/use-focus-first-error.ts';
import { porNombre } from '../../catalogo/opciones.ts';
import { useGrupo } from '../../catalogo/use-listas.ts';
import { AvisosDeValidacion } from '../AvisosDeValidacion.tsx';
import { CamposValidacion } from '../CamposValidacion.tsx';
import type { Contraste, FormularioValidacion } from '../validacion-titular.form.ts';
import { BORRADOR, RUTAS } from './beneficiario-en-curso.ts';
import type { useTitular } from './use-titular.ts';
import { useValidacionBeneficiario } from './use-validacion-beneficiario.ts';
import {
  FORMULARIO_VACIO,
  type FormularioBeneficiario,
  faltaLoPrincipal,
  revisarFormulario,
  trasNoCoincidir,
} from './validacion-beneficiario.form.ts';

const resolver = resolverDe<FormularioBeneficiario>((valores) => revisarFormulario(valores, hoy()));

/** Who will be a beneficiary. Without a holder there is no way on. */
export function SeccionBeneficiario({ titular }: { titular: ReturnType<typeof useTitular> }) {
  const navigate = useNavigate();
  const elemento = useRef<HTMLFormElement>(null);
  const [mensajes, setMensajes] = useState<string[]>([]);
  const [contraste, guardarContraste, borrarContraste] = useBorrador<Contraste | null>(BORRADOR.contraste, null);
  const form = useForm<FormularioBeneficiario>({ defaultValues: FORMULARIO_VACIO, resolver, shouldFocusError: false });
  const borrarTexto = useBorradorDeFormulario(form, BORRADOR.paso1);
  useFocusFirstError(elemento, form.formState);
  const parentescos = porNombre(useGrupo('PARENTESCO'));

  const { validando, validar, abandonar } = useValidacionBeneficiario(titular.obtener, (resultado, pedido) => {
    setMensajes(resultado.mensajes);
    if (resultado.codigo === ESTADO_RESPUESTA.NO_COINCIDE) {
      const { form: siguiente, contraste: marcas } = trasNoCoincidir(pedido, resultado.banderas);
      form.setValue('fecha_nacimiento', siguiente.fecha_nacimiento, { shouldDirty: true });
      guardarContraste(marcas);
    } else guardarContraste({ pedido, banderas: resultado.banderas });
    if (resultado.persona) void navigate({ to: RUTAS.paso2 });
  });

  const enviar = form.handleSubmit(
    (valores) => {
      if (validando) return;
      setMensajes([]);
      guardarContraste(null);
      // Not waited for: the form may be cleared, and filled in anew, before the answer comes.
      void validar(valores);
    },
    (problemas) => {
      setMensajes(faltaLoPrincipal(problemas) ? [AVISO_PASO1_BENEFICIARIO] : []);
      void titular.form.trigger();
    },
  );

  function limpiar() {
    abandonar();
    form.reset(FORMULARIO_VACIO);
    guardarContraste(null);
    setMensajes([]);
    borrarContraste();
    borrarTexto();
    elemento.current?.querySelector<HTMLElement>('[name="numero_documento"]')?.focus();
  }

  return (
    <FormSection title="Datos del beneficiario">
      <Stack component="form" ref={elemento} noValidate onSubmit={enviar} spacing={2} aria-busy={validando}>
        <CamposValidacion form={parteDe<FormularioValidacion, FormularioBeneficiario>(form)} contraste={contraste} />
        <FormGrid>
          <FormSelect
            control={form.control}
            name="parentesco_titular"
            label="Parentesco con el titular"
            required
            options={parentescos}
          />
        </FormGrid>
        <AvisosDeValidacion validando={validando} mensajes={mensajes} />
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
          {titular.sinPaso ? null : (
            <BusyButton busy={validando} size="large">
              1. VALIDAR INFORMACIÓN
            </BusyButton>
          )}
          <Button onClick={limpiar} size="large">
            LIMPIAR FORMULARIO
          </Button>
        </Stack>
      </Stack>
    </FormSection>
  );
}
