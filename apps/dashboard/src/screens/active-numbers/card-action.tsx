import { anotherClicked, anotherFailed, anotherReady, copyAsClicked, type AnotherWish } from '@sms/domain';
import type { LateDialogProps } from '@sms/ui/primitives/lazy-dialog';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { createEventHook } from '../../app/hooks/create-event-hook';
import { buyNumberPath } from '../../app/routing/paths';

const useReady = createEventHook(anotherReady);
const useFailed = createEventHook(anotherFailed);

/** What is to be done with the number of this id: try another operator or country, or copy its code by the template. */
export interface CardTask {
  readonly id: string;
  readonly what: AnotherWish['another'] | 'template';
}

/** Props of {@link CardTaskScreen}. */
export interface CardTaskProps extends LateDialogProps {
  readonly task: CardTask;
}

/** Does what few cards are asked for. Shows nothing: the card and a toast tell how it goes. */
export default function CardTaskScreen({ task, onClose }: CardTaskProps) {
  const navigate = useNavigate();
  const { tryAnother, copyAs } = useUnit({ tryAnother: anotherClicked, copyAs: copyAsClicked });
  useReady((choices) => void navigate(buyNumberPath(choices)));
  useFailed(onClose);
  const begin = useEffectEvent(({ id, what }: CardTask) => {
    if (what !== 'template') tryAnother({ id, another: what });
    else {
      copyAs(id);
      onClose();
    }
  });
  useEffect(() => begin(task), [task]);
  return null;
}
