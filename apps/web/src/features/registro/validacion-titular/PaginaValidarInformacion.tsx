import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { AvisoDeReanudacion } from '../../asistente/AvisoDeReanudacion.tsx';
import { ASISTENTES } from '../../asistente/asistente.ts';
import { MarcoAsistente } from '../../asistente/MarcoAsistente.tsx';
import { guardarPersona, olvidarPersona, olvidarTodo } from '../../asistente/persona-en-curso.ts';
import { FormularioDePaso1 } from '../FormularioDePaso1.tsx';
import { interpretarValidacion, type ResultadoValidacion } from '../resultado-validacion.ts';
import { useFormularioDePaso1 } from '../use-formulario-de-paso1.ts';
import { useUnaConsulta } from '../use-una-consulta.ts';
import { validarTitular } from '../validacion-titular.api.ts';
import { type FormularioValidacion, toRequest } from '../validacion-titular.form.ts';
import type { VarianteTitular } from '../variante.ts';
import { BotonRegistroFallecidos } from './BotonRegistroFallecidos.tsx';

type AlResponder = (resultado: ResultadoValidacion, pedido: FormularioValidacion) => void;

/** Drops a validation when the page is left or the form is cleared; stores the person before `alResponder` runs. */
function useValidacion(variante: VarianteTitular, alResponder: AlResponder) {
  const { borradores, admiteFallecidos } = ASISTENTES[variante];
  const { consultando, consultar, abandonar } = useUnaConsulta();

  function validar(form: FormularioValidacion): Promise<void> {
    const item = toRequest(form);
    return consultar(
      (senal) => {
        olvidarPersona(borradores);
        return validarTitular(item, senal);
      },
      (respuesta) => {
        const resultado = interpretarValidacion(respuesta, admiteFallecidos);
        if (resultado.persona) {
          guardarPersona(borradores, { persona: resultado.persona, tipoDoc: item.tipo_doc, declarado: item });
        }
        alResponder(resultado, form);
      },
    );
  }

  function olvidar(): void {
    abandonar();
    olvidarPersona(borradores);
  }

  return { validando: consultando, validar, olvidar };
}

/** Step 1 says under its title how it differs from the list's 'Nuevo', which asks less. */
const SUBTITULOS = {
  titular: 'Registro completo, con ficha personal y fotografía. El breve es Nuevo, en la lista.',
  fallecido: undefined,
};

/** Shows step 1: who is to be registered, as the identity service knows them. */
export function PaginaValidarInformacion({ variante }: { variante: VarianteTitular }) {
  const { borradores, rutas } = ASISTENTES[variante];
  const navigate = useNavigate();
  const paso1 = useFormularioDePaso1(borradores);

  const { validando, validar, olvidar } = useValidacion(variante, (resultado, pedido) => {
    paso1.responder(resultado, pedido);
    if (resultado.persona) void navigate({ to: rutas.paso2 });
  });

  const enviar = paso1.form.handleSubmit((valores) => {
    if (validando) return;
    paso1.olvidarRespuesta();
    // Nothing waits for it: the form may be cleared, and filled in anew, before the answer comes.
    void validar(valores);
  });

  function limpiar() {
    olvidar();
    paso1.vaciar();
  }
  function empezarOtro() {
    olvidarTodo(borradores);
    limpiar();
  }

  return (
    <MarcoAsistente variante={variante} paso={0} subtitulo={SUBTITULOS[variante]}>
      <AvisoDeReanudacion key={variante} variante={variante} alEmpezar={empezarOtro} />
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" sx={{ mb: 2 }}>
          Datos de la persona
        </Typography>
        <FormularioDePaso1
          paso1={paso1}
          validando={validando}
          alternativa={paso1.fallecido ? <BotonRegistroFallecidos /> : null}
          onSubmit={enviar}
          alLimpiar={limpiar}
        />
      </Paper>
    </MarcoAsistente>
  );
}
